import type { DemoApp } from '../demo-app.ts';
import { activitiesHandlers } from './handlers.ts';
import { seedActivities } from './seed.ts';

export const feature: DemoApp = {
  name: 'activities',
  handlers: activitiesHandlers,
  seed: seedActivities,
};
