// Made of the manifests by `npm run features`: change a feature.ts instead.
import { groupTypes } from './groups/group-types.ts';
import { groupTypeOperations } from './groups/group-type-operations.ts';
import { groups } from './groups/groups.ts';
import { groupOperations } from './groups/group-operations.ts';
import type { RegisterOfFeature } from './domain-feature.ts';

/** Every register of the product. */
export const registers: readonly RegisterOfFeature[] = [
  { register: groupTypes, operations: groupTypeOperations },
  { register: groups, operations: groupOperations },
];
