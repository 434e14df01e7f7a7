import type { ServerFeature } from '../server-feature.ts';
import { claimHandlers } from './claim-handlers.ts';
import { registerHandlers } from './register-handlers.ts';
import { rowKeyHandlers } from './row-key-handlers.ts';
import { storeLossStore } from './scopes.ts';
import { storeLossHandlers } from './store-loss-handlers.ts';

export const feature: ServerFeature = {
  stores: [storeLossStore],
  handlers: [storeLossHandlers, registerHandlers, claimHandlers, rowKeyHandlers],
};
