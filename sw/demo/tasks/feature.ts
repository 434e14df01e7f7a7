import type { DemoApp } from '../demo-app.ts';
import { tasksHandlers } from './handlers.ts';
import { seedTasks } from './seed.ts';

export const feature: DemoApp = { name: 'tasks', handlers: tasksHandlers, seed: seedTasks };
