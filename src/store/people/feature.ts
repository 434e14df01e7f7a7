import { autocompletePeople } from '#domain/people/operations.ts';
import { cachedRead } from '../cached-read.ts';
import type { StoreFeature } from '../store-feature.ts';
import { findPeople } from './queries.ts';

export const feature: StoreFeature = {
  tables: { person: 'id, accountId, *nameWords, _order' },
  keeps: { connectionHistory: 'id, at' },
  reads: [cachedRead(autocompletePeople, findPeople, 'people')],
};
