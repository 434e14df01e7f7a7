import type { DemoApp } from '../demo-app.ts';
import { filesHandlers } from './handlers.ts';
import { seedFiles } from './seed.ts';

export const feature: DemoApp = { name: 'file-manager', handlers: filesHandlers, seed: seedFiles };
