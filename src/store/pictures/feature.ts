import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = { keeps: { picture: 'id, at' } };
