import type { StoreFeature } from '../store-feature.ts';

export const feature: StoreFeature = {
  tables: {
    lifeEvent: 'id, personId, churchId',
    consent: 'id, personId, churchId, guardianId',
    pastoralNote: 'id, personId, churchId, writerId',
    safetyNote: 'id, personId, churchId, writerId',
  },
};
