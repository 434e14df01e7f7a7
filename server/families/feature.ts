import type { ServerFeature } from '../server-feature.ts';
import { familyHandlers } from './handlers.ts';
import { familyMemberStore, familyStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [familyStore, familyMemberStore],
  handlers: [familyHandlers],
};
