import { families } from '#domain/families/families.ts';
import { familyCodes, newFamilyCode } from '#domain/families/family-code-operations.ts';
import { familyMemberOperations } from '#domain/families/family-member-operations.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { newFamilyOperation } from '#domain/families/new-family-operation.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import { pickupPersonOperations } from '#domain/families/pickup-person-operations.ts';
import { peopleHandlers } from '../people/handlers.ts';
import { notAboutErased } from '../people/not-about-erased.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { familyCodesHandler, newFamilyCodeHandler } from './family-codes.ts';
import { familyHooks, familyMemberHooks } from './family-hooks.ts';
import { newFamilyHandler } from './new-family.ts';
import { familyMemberStore, familyStore, pickupPersonStore } from './scopes.ts';

const registers = {
  ...registerHandlers(families, familyStore, familyOperations, familyHooks),
  ...registerHandlers(
    familyMembers,
    familyMemberStore,
    familyMemberOperations,
    notAboutErased(familyMemberHooks),
  ),
  ...registerHandlers(pickupPeople, pickupPersonStore, pickupPersonOperations, notAboutErased({})),
};

export const familyHandlers = {
  ...registers,
  [familyCodes.name]: familyCodesHandler,
  [newFamilyCode.name]: newFamilyCodeHandler,
  [newFamilyOperation.name]: newFamilyHandler({ ...peopleHandlers, ...registers }),
};
