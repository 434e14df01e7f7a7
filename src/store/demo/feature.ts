import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = { tables: { begun: 'app', deletion: 'id, at' } };
