import type { DomainFeature } from '../domain-feature.ts';
import { family, familyMember, pickupPerson } from './entities.ts';
import { families } from './families.ts';
import { familyCodes, newFamilyCode } from './family-code-operations.ts';
import { familyMemberOperations } from './family-member-operations.ts';
import { familyMembers } from './family-members.ts';
import { familyOperations } from './family-operations.ts';
import { newFamilyOperation } from './new-family-operation.ts';
import { pickupPeople } from './pickup-people.ts';
import { pickupPersonOperations } from './pickup-person-operations.ts';

export const feature: DomainFeature = {
  entities: [family, familyMember, pickupPerson],
  operations: [newFamilyOperation, familyCodes, newFamilyCode],
  registers: [
    { register: families, operations: familyOperations },
    { register: familyMembers, operations: familyMemberOperations },
    { register: pickupPeople, operations: pickupPersonOperations },
  ],
};
