import type { DemoApp } from '../demo-app.ts';
import { inventoryHandlers } from './handlers.ts';
import { seedInventory } from './seed.ts';

export const feature: DemoApp = {
  name: 'inventory',
  handlers: inventoryHandlers,
  seed: seedInventory,
};
