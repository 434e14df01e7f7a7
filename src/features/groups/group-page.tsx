import { Link } from '@tanstack/react-router';
import type { Group } from '#domain/groups/entities.ts';
import { meetingOf } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { may } from '#domain/permissions.ts';
import { isArchived } from '#domain/register/register.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { RowPage } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { groupView } from './group-view.tsx';
import { MembersFact } from './members/members-fact.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { SplitKey } from './members/split-key.tsx';

function factsOf({ row }: OpenRow, titles: ReadonlyMap<string, string>) {
  const group = row as unknown as Group;
  const { groupTypeId, churchId, address, bornFromGroupId } = group;
  const born = bornFromGroupId && titles.get(bornFromGroupId);
  const facts = [
    titles.get(groupTypeId),
    titles.get(churchId),
    meetingOf(group),
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
