import type { ServerFeature } from '../server-feature.ts';
import { organisationHandlers } from './handlers.ts';
import { organisationStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [organisationStore],
  handlers: [organisationHandlers],
};
