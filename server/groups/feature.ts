import type { ServerFeature } from '../server-feature.ts';
import { groupHandlers } from './handlers.ts';
import { groupMembershipStore, groupStore, groupTypeStore } from './scopes.ts';

export const feature: ServerFeature = {
  stores: [groupTypeStore, groupStore, groupMembershipStore],
  handlers: [groupHandlers],
};
