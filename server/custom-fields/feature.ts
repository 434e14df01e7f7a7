import type { ServerFeature } from '../server-feature.ts';
import { customFieldHandlers } from './handlers.ts';
import { customFieldStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [customFieldStore],
  handlers: [customFieldHandlers],
};
