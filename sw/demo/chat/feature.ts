import type { DemoApp } from '../demo-app.ts';
import { chatHandlers } from './handlers.ts';
import { seedChat } from './seed.ts';

export const feature: DemoApp = { name: 'chat', handlers: chatHandlers, seed: seedChat };
