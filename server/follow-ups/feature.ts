import type { ServerFeature } from '../server-feature.ts';
import { followUpHandlers } from './handlers.ts';
import { followUpStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [followUpStore],
  handlers: [followUpHandlers],
};
