import { Link } from '@tanstack/react-router';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { CountField } from '#domain/attendance/definitions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import type { ReportPage } from '#store/attendance/queries.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import { moneyText } from '../money-text.ts';
import * as css from './group-attendance.css.ts';

type Row = ReportPage['rows'][number];

const counts: readonly CountField[] = [
  'attendance',
  'firstTimers',
  'newConverts',
  'receivedHolySpirit',
];

/** Which report it is: the day opens it. */
function dayOf(row: Row) {
  return (
    <Link
      to="/apps/groups/cell-ministry/attendance-reports"
      search={{ cell: row.groupId ?? undefined, report: row.id }}
      className={css.day}
    >
      {row.date}
    </Link>
  );
}

function countColumn(field: CountField): Column<Row> {
  return {
    name: wordFor(field),
    number: true,
    card: field === 'attendance' ? 'figure' : 'foot',
    // A gap is a dash: nothing was counted, which is not zero.
    cell: (row) => (typeof row[field] === 'number' ? grouped(row[field]) : '–'),
  };
}

const offering: Column<Row> = {
  name: 'Offering',
  number: true,
  card: 'none',
  cell: (row) => (row.offering ? moneyText(row.offering) : '–'),
};

function stateOf(row: Row) {
  if (row.pending) return <SyncState state="saved" />;
  if (row.openVersions > 0) return <SyncState state="conflict" />;
  if (!row.didNotMeet) return <SyncState state="sent" />;
  return (
    <Badge tone="neutral" icon={CalendarX2}>
      Did not meet
    </Badge>
  );
}

/** Reports of one group. Who may not see money has no column of it. */
export function GroupReportTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const maySeeMoney = rows.some((row) => 'offering' in row);
  return (
    <Table
      caption={caption}
      columns={[
        { name: 'Date', card: 'title', cell: dayOf },
        { name: 'Service', card: 'line', cell: ({ serviceName }) => serviceName || '–' },
        ...counts.map(countColumn),
        ...(maySeeMoney ? [offering] : []),
        { name: 'Report', card: 'end', cell: stateOf },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
