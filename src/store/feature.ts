import type { StoreFeature } from './store-feature.ts';

/** What the pull itself keeps in a cache. */
export const feature: StoreFeature = { keeps: { cursor: 'key', setAside: '[t+id], *scopes' } };
