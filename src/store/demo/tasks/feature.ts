import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = { tables: { task: 'id, order', taskTag: 'id, title' } };
