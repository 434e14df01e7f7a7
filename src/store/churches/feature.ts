import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    churchGroup: 'id',
    church: 'id',
    service: 'id, churchId',
    reportPolicy: 'id, churchId',
  },
};
