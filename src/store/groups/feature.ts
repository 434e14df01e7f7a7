import { autocompleteGroups } from '#domain/groups/operations.ts';
import { cachedRead } from '../cached-read.ts';
import type { StoreFeature } from '../store-feature.ts';
import { findGroups } from './queries.ts';

export const feature: StoreFeature = {
  tables: { groupType: 'id', group: 'id, churchId', groupMembership: 'id, groupId' },
  reads: [cachedRead(autocompleteGroups, findGroups, 'groups')],
};
