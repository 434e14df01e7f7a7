import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    groupType: 'id',
    group: 'id, churchId, groupTypeId, _order',
    groupMembership: 'id, groupId, personId',
  },
};
