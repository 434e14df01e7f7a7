import type { DemoApp } from '../demo-app.ts';
import { academyHandlers } from './handlers.ts';
import { seedAcademy } from './seed.ts';

export const feature: DemoApp = { name: 'academy', handlers: academyHandlers, seed: seedAcademy };
