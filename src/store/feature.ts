import type { StoreFeature } from './store-feature.ts';

/** Tables that the pull needs for itself. */
export const feature: StoreFeature = {
  keeps: { cursor: 'key', setAside: '[t+id], *scopes', changedMonth: '[t+month]' },
};
