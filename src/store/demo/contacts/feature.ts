import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: { contact: 'id, name, onTop', contactTag: 'id, title' },
};
