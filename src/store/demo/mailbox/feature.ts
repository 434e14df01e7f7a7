import type { StoreFeature } from '../../store-feature.ts';

export const feature: StoreFeature = {
  tables: { mail: 'id, date, [folder+date]', mailLabel: 'id, title', mailSetting: 'id' },
};
