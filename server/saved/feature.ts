import type { ServerFeature } from '../server-feature.ts';
import { savedListHandlers } from './handlers.ts';
import { savedListStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [savedListStore],
  handlers: [savedListHandlers],
};
