import type { DemoApp } from '../demo-app.ts';
import { dashboardsHandlers } from './handlers.ts';
import { seedDashboards } from './seed.ts';

export const feature: DemoApp = {
  name: 'dashboards',
  handlers: dashboardsHandlers,
  seed: seedDashboards,
};
