import type { DemoApp } from '../demo-app.ts';
import { scrumboardHandlers } from './handlers.ts';
import { seedBoards } from './seed.ts';

export const feature: DemoApp = {
  name: 'scrumboard',
  handlers: scrumboardHandlers,
  seed: seedBoards,
};
