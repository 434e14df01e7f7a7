import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: { note: 'id, createdAt', noteLabel: 'id, title' },
};
