import UsersRound from 'lucide-react/icons/users-round';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import type { ProfileWithPending } from '#store/people/profile.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import * as css from './profile.css.ts';

/** The groups of somebody. Only who leads one is known to lead it: members come with the list of groups. */
export function ProfileGroups({ profile: { own } }: { profile: ProfileWithPending }) {
  const groups = own?.groups ?? [];
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState icon={UsersRound} title="No groups to show yet">
          Who is in which group comes with the list of groups, in a later version.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <h2 className={css.cardTitle}>Groups you lead</h2>
      <ul className={css.list}>
        {groups.map((group) => (
          <li key={group.id} className={css.row}>
            <span className={css.lead}>{group.name}</span>
            <span className={css.muted}>{group.type}</span>
            <span className={css.muted}>{daysAndTimeWords(group.schedule)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
