import { groupTypeOperations } from '#domain/groups/group-type-operations.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { membershipOperations } from '#domain/groups/membership-operations.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { splitOperation } from '#domain/groups/split-operation.ts';
import { closedWithPerson } from '../people/closed-with-person.ts';
import { notAboutErased } from '../people/not-about-erased.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { groupHooks, groupTypeHooks, membershipHooks } from './member-hooks.ts';
import { groupMembershipStore, groupStore, groupTypeStore } from './scopes.ts';
import { splitHandler } from './split-group.ts';

export const groupHandlers = {
  ...registerHandlers(groupTypes, groupTypeStore, groupTypeOperations, groupTypeHooks),
  ...registerHandlers(groups, groupStore, groupOperations, groupHooks),
  ...registerHandlers(memberships, groupMembershipStore, membershipOperations, {
    ...notAboutErased(membershipHooks),
    ...closedWithPerson,
  }),
  [splitOperation.name]: splitHandler,
};
