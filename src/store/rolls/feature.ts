import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: { roll: 'id, [groupId+date], *present, *absent' },
};
