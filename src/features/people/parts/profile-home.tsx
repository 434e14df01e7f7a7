import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import Inbox from 'lucide-react/icons/inbox';
import { people } from '#domain/people/people.ts';
import type { Register } from '#domain/register/register.ts';
import { shortDate, utcDate } from '#domain/values/dates/local-date.ts';
import type { HandedIn, NamedRole, OwnAccount, ProfileWithPending } from '#store/people/profile.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { customFacts } from '../../../register/custom/custom-facts.ts';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { grouped } from '../../../ui/time.ts';
import { aboutPerson, pathOf, stepsOf } from './person-facts.tsx';
import { Memberships } from './profile-groups.tsx';
import * as css from './profile.css.ts';

const over: Record<NamedRole['over'], string> = {
  tenant: 'All churches',
  churchGroup: 'Church group',
  church: 'Church',
  group: 'Group',
};

function AccountCard({ account }: { account: OwnAccount }) {
  const facts = [
    { name: 'Name', value: account.name },
    { name: 'Email address', value: account.email },
    { name: 'Church organisation', value: account.tenant },
  ];
  return (
    <Card>
      <h2 className={css.cardTitle}>Your account</h2>
      <KeyValues facts={facts} />
    </Card>
  );
}

/** 'All Grace Valley churches', 'Church: Soweto'. */
function overWords(scope: NamedRole['over'], place: string | null): string {
  if (place === null) return `${over[scope]}: on its way to this device`;
  return scope === 'tenant' ? `All ${place} churches` : `${over[scope]}: ${place}`;
}

function RolesCard({ roles }: { roles: readonly NamedRole[] }) {
  return (
    <Card>
      <h2 className={css.cardTitle}>Your roles</h2>
      {roles.length === 0 && (
        <p className={css.muted}>You have no role. Ask your church administrator for one.</p>
      )}
      <ul className={css.list}>
        {roles.map(({ role, over: scope, place }) => (
          <li key={`${role} ${scope} ${place}`} className={css.row}>
            <span className={css.lead}>{role}</span>
            <span className={css.muted}>{overWords(scope, place)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Facts({ title, facts }: { title: string; facts: ReturnType<typeof aboutPerson> }) {
  if (facts.length === 0) return null;
  return (
    <Card>
      <h2 className={css.cardTitle}>{title}</h2>
      <KeyValues facts={facts} />
    </Card>
  );
}

function PersonCards({ profile }: { profile: ProfileWithPending }) {
  const { person, church, churchGroup, accountId, inherited, declined } = profile;
  const { ofOrganisation, named } = profile;
  const [today] = useState(() => utcDate());
  if (!person) return null;
  const places = [
    { name: 'Home church', value: church?.name },
    { name: 'Church group', value: churchGroup?.name },
    { name: 'Signs in to Ibandla', value: accountId === null ? 'No' : 'Yes' },
  ];
  const own = customFacts(people as Register, ofOrganisation.custom, person, new Map(named));
  return (
    <>
      <Facts title="Details" facts={aboutPerson(person, today, inherited, declined)} />
      <Facts title="Church" facts={[...places, ...pathOf(person)].filter(({ value }) => value)} />
      <Facts title="More" facts={own} />
    </>
  );
}

function Report({ report }: { report: HandedIn }) {
  const { date, church, group, serviceName, attendance, didNotMeet } = report;
  const place = group ?? church ?? 'A church that is no longer yours';
  return (
    <li className={css.row}>
      <span className={css.about}>
        <span className={css.lead}>{[place, serviceName].filter(Boolean).join(', ')}</span>{' '}
        <span className={css.muted}>{shortDate(date)}</span>
      </span>
      <span className={css.number}>
        {didNotMeet ? 'Did not meet' : `${grouped(attendance ?? 0)} people`}
      </span>
    </li>
  );
}

function ReportsCard({ profile: { own, reports } }: { profile: ProfileWithPending }) {
  const { newest, total } = reports;
  return (
    <Card>
      <h2 className={css.cardTitle}>Reports submitted</h2>
      {total === 0 && (
        <EmptyState icon={Inbox} title="No reports yet">
          {own
            ? 'Reports that you submit appear here once they are sent.'
            : 'Reports that this person submits appear here.'}
        </EmptyState>
      )}
      <ul className={css.list}>
        <Rows of={newest} keyOf={({ id }) => id}>
          {(report) => <Report report={report} />}
        </Rows>
      </ul>
      {total > newest.length && (
        <p className={css.more}>
          The newest {newest.length} of {grouped(total)}.
        </p>
      )}
      {own && (
        <p className={css.more}>
          <Link to="/apps/churches/my-reports">My reports</Link> also shows what waits on this
          device.
        </p>
      )}
    </Card>
  );
}

function GroupsCard({ profile: { groups } }: { profile: ProfileWithPending }) {
  const current = groups.filter(({ leftOn }) => leftOn === null);
  if (current.length === 0) return null;
  return (
    <Card>
      <h2 className={css.cardTitle}>Groups</h2>
      <Memberships of={current} />
    </Card>
  );
}

function StepsCard({ profile: { person } }: { profile: ProfileWithPending }) {
  return person && <Facts title="Steps" facts={stepsOf(person)} />;
}

/** Facts of a profile at a glance: how to reach somebody comes first. */
export function ProfileHome({
  profile,
  family,
  followUp,
  safety,
  pickup,
  consents,
  lifeEvents,
}: {
  profile: ProfileWithPending;
  /** The families that the person is in. */
  family: ReactNode;
  /** Card of the next follow-up; null for none. */
  followUp: ReactNode;
  /** Card of what keeps them safe. */
  safety: ReactNode;
  /** Card of the people who may pick them up. */
  pickup: ReactNode;
  /** Card of what they agreed to. */
  consents: ReactNode;
  /** Card of what happened in their life. */
  lifeEvents: ReactNode;
}) {
  const { own, accountId } = profile;
  return (
    <div className={css.columns}>
      <div className={css.side}>
        {safety}
        {pickup}
        <PersonCards profile={profile} />
        {followUp}
        {consents}
        {own && <AccountCard account={own} />}
      </div>
      <div className={css.column}>
        {own && <RolesCard roles={own.roles} />}
        {family}
        <GroupsCard profile={profile} />
        <StepsCard profile={profile} />
        {lifeEvents}
        {accountId !== null && <ReportsCard profile={profile} />}
      </div>
    </div>
  );
}
