import type { DemoApp } from '../demo-app.ts';
import { helpCenterHandlers } from './handlers.ts';
import { seedHelpCenter } from './seed.ts';

export const feature: DemoApp = {
  name: 'helpCenter',
  handlers: helpCenterHandlers,
  seed: seedHelpCenter,
};
