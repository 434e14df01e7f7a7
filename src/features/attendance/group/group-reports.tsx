import { Link } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { browseReports } from '#store/attendance/queries.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './group-attendance.css.ts';
import { GroupReportTable } from './group-report-table.tsx';

const perPage = 25;

/** All reports of a group, the newest first. */
export function GroupReports({ group }: { group: Group }) {
  const [page, setPage] = useState(1);
  const live = useKept(
    useLive(browseReports, {
      kind: 'group',
      churchId: group.churchId,
      groupId: group.id,
      sort: 'date',
      descending: true,
      page,
      perPage,
    }),
  );
  if (live.state === 'failed') return <NotRead title="Could not load the reports" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="reports" />;
  const { rows, total, pages, page: shown } = live.data;
  if (total === 0) {
    return (
      <EmptyState icon={ClipboardList} title="No reports yet">
        Reports are listed here as soon as somebody submits one.
      </EmptyState>
    );
  }
  const first = (shown - 1) * perPage + 1;
  return (
    <div className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>
          {grouped(total)} {total === 1 ? 'report' : 'reports'}
        </h2>
        <Link
          to="/apps/groups/cell-ministry/attendance-reports"
          search={{ cell: group.id }}
          className={css.all}
        >
          Filter, export, print
        </Link>
      </div>
      <GroupReportTable caption="Reports" rows={rows} />
      {pages > 1 && (
        <Pager
          page={shown}
          pages={pages}
          words={`${grouped(first)} to ${grouped(first + rows.length - 1)} of ${grouped(total)}`}
          onPage={setPage}
        />
      )}
    </div>
  );
}
