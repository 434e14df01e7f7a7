import { Link } from '@tanstack/react-router';
import type { Group } from '#domain/groups/entities.ts';
import { meetingOf } from '#domain/groups/groups.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { RowPage } from '../../register/row-page.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { groupView } from './group-view.tsx';

function factsOf({ row }: OpenRow, titles: ReadonlyMap<string, string>): string {
  const { groupTypeId, churchId, address, ...group } = row as unknown as Group;
  const facts = [titles.get(groupTypeId), titles.get(churchId), meetingOf(group), address];
  return facts.filter(Boolean).join(' · ');
}

function reportsOf({ row }: OpenRow) {
  return (
    <Link
      to="/apps/groups/cell-ministry/attendance-reports"
      search={{ cell: row.id }}
      className={buttonLook({})}
    >
      Reports
    </Link>
  );
}

/** One group: what it is called and how it works, for who may change it and for who may read it. */
export function GroupPage({ id }: { id: string }) {
  return (
    <RowPage view={groupView} id={id} list="/apps/groups" facts={factsOf} actions={reportsOf} />
  );
}
