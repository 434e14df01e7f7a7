import { groupTypeOperations } from '#domain/groups/group-type-operations.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { groupStore, groupTypeStore } from './scopes.ts';

export const groupHandlers = {
  ...registerHandlers(groupTypes, groupTypeStore, groupTypeOperations),
  ...registerHandlers(groups, groupStore, groupOperations),
};
