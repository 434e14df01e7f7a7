import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    product: 'id, name',
    productCategory: 'id, name',
    productBrand: 'id, name',
    productVendor: 'id, name',
    productTag: 'id, title',
  },
};
