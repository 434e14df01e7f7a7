import type { ServerFeature } from '../server-feature.ts';
import { rollHandlers } from './handlers.ts';
import { rollStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [rollStore],
  handlers: [rollHandlers],
};
