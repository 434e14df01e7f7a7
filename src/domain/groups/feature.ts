import type { DomainFeature } from '../domain-feature.ts';
import { group, groupType } from './entities.ts';
import { groupOperations } from './group-operations.ts';
import { groupTypeOperations } from './group-type-operations.ts';
import { groupTypes } from './group-types.ts';
import { groups } from './groups.ts';
import { groupsMenu } from './menu.ts';

export const feature: DomainFeature = {
  entities: [groupType, group],
  registers: [
    { register: groupTypes, operations: groupTypeOperations },
    { register: groups, operations: groupOperations },
  ],
  menu: [{ under: 'ministry', place: 2, entry: groupsMenu }],
};
