import { Link } from '@tanstack/react-router';
import UsersRound from 'lucide-react/icons/users-round';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import type { GroupOfPerson } from '#store/people/groups-of-person.ts';
import type { ProfileWithPending } from '#store/people/profile.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { JoinKey } from '../joining/join-key.tsx';
import * as css from './profile.css.ts';

function since({ joinedOn, leftOn }: GroupOfPerson): string {
  return leftOn === null
    ? `Since ${dateWithYear(joinedOn)}`
    : `${dateWithYear(joinedOn)} to ${dateWithYear(leftOn)}`;
}

function Membership({ group }: { group: GroupOfPerson }) {
  return (
    <li className={css.row}>
      <span className={css.about}>
        <Link to="/apps/groups/$groupId" params={{ groupId: group.id }} className={css.link}>
          {group.name}
        </Link>
        <span className={css.muted}>{[group.type, group.role].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.about}>
        <span className={css.muted}>
          {group.leftOn === null ? daysAndTimeWords(group.schedule) : 'Left'}
        </span>
        <span className={css.muted}>{since(group)}</span>
      </span>
    </li>
  );
}

/** Groups of somebody, one a line. */
export function Memberships({ of }: { of: readonly GroupOfPerson[] }) {
  return (
    <ul className={css.list}>
      {of.map((group) => (
        <Membership key={group.membershipId} group={group} />
      ))}
    </ul>
  );
}

function Led({ profile: { own } }: { profile: ProfileWithPending }) {
  const groups = own?.groups ?? [];
  if (groups.length === 0) return null;
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

/** The groups that somebody is in, with their role and since when, and those that they were in. */
export function ProfileGroups({ profile }: { profile: ProfileWithPending }) {
  const { groups, own, person } = profile;
  const join = person && !isArchived(person) && <JoinKey personIds={[person.id]} />;
  return (
    <div className={css.column}>
      <Led profile={profile} />
      {groups.length > 0 && (
        <Card>
          <div className={css.cardHead}>
            <h2 className={css.cardTitle}>Member of</h2>
            {join}
          </div>
          <Memberships of={groups} />
        </Card>
      )}
      {groups.length === 0 && !own?.groups.length && (
        <Card>
          <EmptyState icon={UsersRound} title="No groups to show" action={join || undefined}>
            {person
              ? 'Groups that you don’t look after are not shown.'
              : 'Who is in which group is shown to people who look after groups.'}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
