import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: { course: 'id', courseCategory: 'id, title', courseStep: 'order' },
};
