import type { ServerFeature } from '../server-feature.ts';
import { duplicateHandlers } from './handlers.ts';
import { distinctPairStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [distinctPairStore],
  handlers: [duplicateHandlers],
};
