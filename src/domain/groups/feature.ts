import type { DomainFeature } from '../domain-feature.ts';
import { group, groupMembership, groupType } from './entities.ts';
import { groupOperations } from './group-operations.ts';
import { groupTypeOperations } from './group-type-operations.ts';
import { groupTypes } from './group-types.ts';
import { groups } from './groups.ts';
import { membershipOperations } from './membership-operations.ts';
import { memberships } from './memberships.ts';
import { groupsMenu } from './menu.ts';
import { splitOperation } from './split-operation.ts';

export const feature: DomainFeature = {
  entities: [groupType, group, groupMembership],
  operations: [splitOperation],
  registers: [
    { register: groupTypes, operations: groupTypeOperations },
    { register: groups, operations: groupOperations },
    { register: memberships, operations: membershipOperations },
  ],
  menu: [{ under: 'ministry', place: 2, entry: groupsMenu }],
};
