import UserRound from 'lucide-react/icons/user-round';
import type { FamilyRole } from '#domain/families/entities.ts';
import { familyMemberOperations } from '#domain/families/family-member-operations.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { familyMemberQueries } from '#store/families/family-members.ts';
import { familyRank } from '#store/families/households.ts';
import type { RegisterView } from '../../register/register-view.ts';

/** The people of one family. */
export const familyMemberView: RegisterView = {
  register: familyMembers,
  operations: familyMemberOperations,
  queries: familyMemberQueries,
  icon: UserRound,
  rank: ({ role }) => familyRank(role as FamilyRole),
  archiveWords: {
    archive: 'Take out of the family',
    archived: 'left the family',
    restore: 'Back into the family',
    restored: 'is in the family again',
    gone: 'Left',
  },
};
