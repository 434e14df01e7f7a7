import type { ServerFeature } from '../server-feature.ts';
import { familyHandlers } from './handlers.ts';
import { familyMemberStore, familyStore, pickupPersonStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [familyStore, familyMemberStore, pickupPersonStore],
  handlers: [familyHandlers],
};
