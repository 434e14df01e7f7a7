import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: { fileItem: 'id', fileContent: 'id, size, looseSince' },
};
