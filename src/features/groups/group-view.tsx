import Lock from 'lucide-react/icons/lock';
import UsersRound from 'lucide-react/icons/users-round';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import { groupQueries } from '#store/groups/groups.ts';
import type { RegisterView } from '../../register/register-view.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { latePart } from '../../ui/late-part.ts';

const GroupCards = latePart(() =>
  import('./cards/group-cards.tsx').then((part) => part.GroupCards),
);

/** Groups, as the back office shows them. */
export const groupView: RegisterView = {
  register: groups,
  operations: groupOperations,
  queries: groupQueries,
  icon: UsersRound,
  // Days off have no room in a list.
  cells: { schedule: ({ schedule }) => daysAndTimeWords(String(schedule ?? '')) },
  tree: ['parentGroupId', 'churchId'],
  cards: GroupCards,
  underTitle: ({ groupTypeId, churchId }, titles) =>
    [titles.get(String(groupTypeId)), titles.get(String(churchId))].filter(Boolean).join(' · '),
  marks: (row) => {
    if (row['status'] === 'paused') return <Badge tone="warning">Paused</Badge>;
    return row['confidential'] === true ? (
      <Badge tone="neutral" icon={Lock}>
        Confidential
      </Badge>
    ) : null;
  },
};
