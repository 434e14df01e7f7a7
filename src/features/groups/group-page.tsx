import { Link } from '@tanstack/react-router';
import type { Group } from '#domain/groups/entities.ts';
import { churches } from '#domain/churches/churches.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import { daysAndTimeWords } from '#domain/meetings/schedule-words.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/rows/is-archived.ts';

import { shortDate } from '#domain/values/dates/local-date.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { RowPage } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { groupView } from './group-view.tsx';
import { MembersFact } from './members/members-fact.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { SplitKey } from './members/split-key.tsx';

/** 'Next: Thu 26 Nov', by the clock of its church; null where no meeting is left. */
function nextOf({ schedule, churchId }: Group, { linked }: OpenRow): string | null {
  const church = linked[churches.name]?.find(({ id }) => id === churchId);
  if (!schedule || !church) return null;
  const [next] = nextMeetings(schedule, String(church['timeZone']), new Date(), 1);
  return next ? `Next: ${shortDate(next.date)}` : null;
}

function factsOf(open: OpenRow, titles: ReadonlyMap<string, string>) {
  const group = open.row as unknown as Group;
  const { groupTypeId, churchId, schedule, address, status, bornFromGroupId } = group;
  const born = bornFromGroupId && titles.get(bornFromGroupId);
  const facts = [
    titles.get(groupTypeId),
    titles.get(churchId),
    schedule && daysAndTimeWords(schedule),
    status === 'active' && nextOf(group, open),
    address,
    born && `Born from ${born}`,
  ];
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      <MembersFact group={group} />
    </>
  );
}

function tabsOf({ row, grants }: OpenRow) {
  const group = row as unknown as Group;
  const { id, churchId } = group;
  if (!may(grants, memberships.may.view, { kind: 'group', id, churchId })) return [];
  return [{ name: 'members', label: 'Members', children: <MembersTab group={group} /> }];
}

function keysOf({ row, grants }: OpenRow) {
  const group = row as unknown as Group;
  const maySplit = may(grants, memberships.may.write, { kind: 'church', id: group.churchId });
  return (
    <>
      <Link
        to="/apps/groups/cell-ministry/attendance-reports"
        search={{ cell: row.id }}
        className={buttonLook({})}
      >
        Reports
      </Link>
      {maySplit && !isArchived(row) && <SplitKey group={group} />}
    </>
  );
}

/** One group: what it is called and how it works, for who may change it and for who may read it. */
export function GroupPage({ id }: { id: string }) {
  return (
    <RowPage
      view={groupView}
      id={id}
      list="/apps/groups"
      facts={factsOf}
      actions={keysOf}
      tabs={tabsOf}
    />
  );
}
