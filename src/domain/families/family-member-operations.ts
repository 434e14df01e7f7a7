import { registerOperations } from '../register/register-operations.ts';
import { familyMembers } from './family-members.ts';

export const familyMemberOperations = registerOperations(familyMembers);
