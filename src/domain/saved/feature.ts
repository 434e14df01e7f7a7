import type { DomainFeature } from '../domain-feature.ts';
import {
  createSavedList,
  deleteSavedList,
  editSavedList,
  listSavedLists,
  restoreSavedList,
} from './saved-list-operations.ts';
import { savedList } from './saved-list.ts';

export const feature: DomainFeature = {
  entities: [savedList],
  operations: [listSavedLists, createSavedList, editSavedList, deleteSavedList, restoreSavedList],
};
