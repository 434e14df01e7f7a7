import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import MapPin from 'lucide-react/icons/map-pin';
import type { ComponentType } from 'react';
import type { Church } from '#domain/churches/entities.ts';
import type { Group, GroupType } from '#domain/groups/entities.ts';
import { churches } from '#domain/churches/churches.ts';
import { groups } from '#domain/groups/groups.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { pluralOf } from '#domain/groups/plural.ts';
import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import { rowOf } from '#domain/register/register.ts';
import { may, type Permission } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { capitalised } from '#domain/capitalised.ts';
import { RowOverview } from '../../register/overview/row-overview.tsx';
import { RowPage, type RowPageProps } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { groupView } from './group-view.tsx';
import { MembersFact } from './members/members-fact.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { SplitKey } from './members/split-key.tsx';
import { Fact } from './overview/fact.tsx';
import { MembersCard } from './overview/members-card.tsx';
import * as css from './overview/overview.css.ts';

const groupOf = ({ row }: OpenRow) => rowOf(groups, row);

function churchOf({ linked, row }: OpenRow): Church | undefined {
  const church = linked[churches.name]?.find(({ id }) => id === row['churchId']);
  return church && rowOf(churches, church);
}

function typeOf({ linked, row }: OpenRow): GroupType | undefined {
  const type = linked[groupTypes.name]?.find(({ id }) => id === row['groupTypeId']);
  return type && rowOf(groupTypes, type);
}

function mayHere({ grants, row }: OpenRow, ...permissions: Permission[]): boolean {
  const over = { kind: 'group', id: row.id, churchId: String(row['churchId']) } as const;
  return permissions.some((permission) => may(grants, permission, over));
}

const givesReports = (open: OpenRow) => typeOf(open)?.reportForm === 'group';
const maySeeReports = (open: OpenRow) =>
  givesReports(open) && mayHere(open, 'report.viewGroup', 'report.submitGroup');

/** 'Next: Thu 26 Nov', by the clock of its church; null where no meeting is left. */
function nextOf(open: OpenRow): string | null {
  const { schedule, status } = groupOf(open);
  const church = churchOf(open);
  if (!schedule || !church || status !== 'active') return null;
  const [next] = nextMeetings(schedule, church.timeZone, new Date(), 1);
  return next ? `Next: ${shortDate(next.date)}` : null;
}

function factsOf(open: OpenRow, titles: ReadonlyMap<string, string>) {
  const group = groupOf(open);
  const { groupTypeId, churchId, schedule, address, bornFromGroupId } = group;
  const born = bornFromGroupId && titles.get(bornFromGroupId);
  const place = [titles.get(groupTypeId), titles.get(churchId)].filter(Boolean).join(' · ');
  return (
    <span className={css.facts}>
      <Fact words={place} />
      <Fact of={Clock} words={schedule && daysAndTimeWords(schedule)} />
      <Fact of={CalendarClock} words={nextOf(open)} />
      <Fact of={MapPin} words={address} />
      <MembersFact group={group} />
      <Fact words={born && `Born from ${born}`} />
    </span>
  );
}

function keysOf(open: OpenRow) {
  const group = groupOf(open);
  const mayCount = givesReports(open) && mayHere(open, 'report.submitGroup');
  const church = { kind: 'church', id: group.churchId } as const;
  const maySplit = may(open.grants, memberships.may.write, church);
  return (
    <>
      {maySplit && !isArchived(open.row) && <SplitKey group={group} />}
      {mayCount && mayHere(open, memberships.may.view) && group.status === 'active' && (
        <Link
          to="/apps/groups/$groupId/roll"
          params={{ groupId: group.id }}
          className={buttonLook({})}
        >
          <Icon of={ListChecks} size="sm" />
          Roll call
        </Link>
      )}
      {mayCount && group.status === 'active' && (
        <Link
          to="/apps/groups/cell-ministry/submit-attendance-report"
          search={{ group: group.id }}
          className={buttonLook({ kind: 'primary' })}
        >
          <Icon of={ClipboardPenLine} size="sm" />
          Submit report
        </Link>
      )}
    </>
  );
}

interface GroupPageProps extends Pick<RowPageProps, 'id' | 'tab'> {
  /** How many came, and the newest reports. */
  Attendance: ComponentType<{ group: Group; timeZone: string }>;
  /** All of its reports. */
  Reports: ComponentType<{ group: Group }>;
  /** How its people came, meeting by meeting. */
  Performance: ComponentType<{ group: Group }>;
}

function tabsOf(
  open: OpenRow,
  { Reports, Performance }: Pick<GroupPageProps, 'Reports' | 'Performance'>,
) {
  const group = groupOf(open);
  const term = typeOf(open)?.groupMemberTerm ?? 'member';
  const members = {
    name: 'members',
    label: capitalised(pluralOf(term)),
    children: <MembersTab group={group} />,
  };
  const reports = { name: 'reports', label: 'Reports', children: <Reports group={group} /> };
  const performance = {
    name: 'performance',
    label: 'Performance',
    children: <Performance group={group} />,
  };
  return [
    ...(mayHere(open, memberships.may.view) ? [members] : []),
    ...(maySeeReports(open) ? [reports, performance] : []),
  ];
}

function overviewOf(
  open: OpenRow,
  Attendance: GroupPageProps['Attendance'],
  onMembers: () => void,
) {
  const church = churchOf(open);
  const lately = church && maySeeReports(open) && (
    <Attendance group={groupOf(open)} timeZone={church.timeZone} />
  );
  return (
    <RowOverview
      view={groupView}
      open={open}
      lately={lately || null}
      beside={<MembersCard group={groupOf(open)} onAll={onMembers} />}
    />
  );
}

/** One group: what happened in it lately, its people, its reports, how it works. */
export function GroupPage({ id, tab, Attendance, ...later }: GroupPageProps) {
  return (
    <RowPage
      view={groupView}
      id={id}
      list="/apps/groups"
      facts={factsOf}
      actions={keysOf}
      overview={(open) => overviewOf(open, Attendance, () => tab.onOpen('members'))}
      tabs={(open) => tabsOf(open, later)}
      tab={tab}
    />
  );
}
