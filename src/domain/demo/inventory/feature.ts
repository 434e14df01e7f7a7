import type { DomainFeature } from '../../domain-feature.ts';
import * as operations from './operations.ts';

export const feature: DomainFeature = {
  operations: [
    operations.listCategories,
    operations.listBrands,
    operations.listVendors,
    operations.listTags,
    operations.addTag,
    operations.changeTag,
    operations.deleteTag,
    operations.listProducts,
    operations.readProduct,
    operations.addProduct,
    operations.changeProduct,
    operations.deleteProduct,
  ],
};
