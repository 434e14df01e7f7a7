import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    family: 'id, churchId, _order',
    familyMember: 'id, familyId, personId',
    pickupPerson: 'id, familyId, personId',
  },
};
