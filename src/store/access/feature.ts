import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    appearance: 'id',
    ownName: 'id',
    ownStatus: 'id',
  },
};
