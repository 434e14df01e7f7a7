import PhoneCall from 'lucide-react/icons/phone-call';
import { followUpOperations } from '#domain/follow-ups/follow-up-operations.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { allFollowUpQueries } from '#store/follow-ups/follow-ups.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { dueBadge } from '../due-badge.tsx';
import { SeverityBadge } from '../severity-badge.tsx';
import { dayWords } from '../words.ts';

const followUpOf = (row: AnyRow) => rowOf(followUps, row);

/** The follow-ups of everybody, as the back office shows them. */
export const followUpView: RegisterView = {
  register: followUps,
  operations: followUpOperations,
  queries: allFollowUpQueries,
  icon: PhoneCall,
  cells: {
    severity: (row) => <SeverityBadge severity={followUpOf(row).severity} />,
    actionDate: (row) => dayWords(followUpOf(row)),
  },
  cardFacts: ['type', 'severity', 'actionDate'],
  marks: (row) => (isArchived(row) ? null : dueBadge(followUpOf(row))),
};
