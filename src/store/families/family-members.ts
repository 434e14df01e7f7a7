import { familyMembers } from '#domain/families/family-members.ts';
import { registerQueries } from '../register/register-queries.ts';

export const familyMemberQueries = registerQueries(familyMembers);
