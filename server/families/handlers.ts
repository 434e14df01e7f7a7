import { families } from '#domain/families/families.ts';
import { familyMemberOperations } from '#domain/families/family-member-operations.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { notAboutErased } from '../people/not-about-erased.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { familyHooks, familyMemberHooks } from './family-hooks.ts';
import { familyMemberStore, familyStore } from './scopes.ts';

export const familyHandlers = {
  ...registerHandlers(families, familyStore, familyOperations, familyHooks),
  ...registerHandlers(
    familyMembers,
    familyMemberStore,
    familyMemberOperations,
    notAboutErased(familyMemberHooks),
  ),
};
