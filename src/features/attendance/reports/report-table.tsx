import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import ClockAlert from 'lucide-react/icons/clock-alert';
import GitCompare from 'lucide-react/icons/git-compare';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import TrendingUp from 'lucide-react/icons/trending-up';
import {
  countFields,
  type ReportColumn,
  type ReportDefinition,
} from '#domain/attendance/definitions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import type { ReportPage } from '#store/attendance/queries.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import { skewWords } from '#domain/sync/clock-skew.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Table, type Column } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import { cx } from '../../../ui/cx.ts';
import { moneyText } from '../money-text.ts';
import { instead } from '../../../ui/table/table.css.ts';
import { cellText, type Names } from './report-columns.ts';
import * as detailCss from '../report/report-detail.css.ts';
import * as css from './report-table.css.ts';

type Row = ReportPage['rows'][number];

function marksOf(row: Row, onCompare: (row: Row) => void) {
  const clock = skewWords(row.clockSkewSeconds ?? null);
  const { pending, openVersions, unusual, didNotMeet } = row;
  if (!pending && openVersions === 0 && !unusual && !didNotMeet && clock === null) return '';
  return (
    <span className={css.marks}>
      {row.pending && (
        <Badge tone="info" icon={TabletSmartphone}>
          Saved on this device
        </Badge>
      )}
      {row.openVersions > 0 && (
        <Badge tone="violet" icon={GitCompare}>
          Conflict
        </Badge>
      )}
      {row.openVersions > 0 && !row.pending && (
        <Button
          size="small"
          aria-label={`Compare the two reports: ${row.serviceName}, ${shortDate(row.date)}`}
          onClick={() => onCompare(row)}
        >
          Compare
        </Button>
      )}
      {row.unusual && (
        <Badge tone="warning" icon={TrendingUp}>
          Unusual
        </Badge>
      )}
      {clock !== null && (
        <Badge tone="warning" icon={ClockAlert}>
          {clock}
        </Badge>
      )}
      {row.didNotMeet && (
        <Badge tone="neutral" icon={CalendarX2}>
          Did not meet
        </Badge>
      )}
    </span>
  );
}

/** Several may stand below each other; a name does not break. */
function authorsOf({ authorNames }: Row) {
  if (authorNames.length === 0) return 'An import';
  return (
    <span className={css.authors}>
      {authorNames.map((name, at) => (
        <span key={name} className={css.author}>
          {at < authorNames.length - 1 ? `${name}, ` : name}
        </span>
      ))}
    </span>
  );
}

/** The definition's name, as a person reads it: 'First timers'. */
function headOf({ field, name }: ReportColumn): string {
  const count = countFields.find((one) => one === field);
  return count === undefined ? name : wordFor(count);
}

function cardOf({ kind, field }: ReportColumn): NonNullable<Column<Row>['card']> {
  if (field === 'attendance') return 'figure';
  if (kind === 'date') return 'line';
  // The other counts are in the report that the card opens.
  return kind === 'count' || kind === 'money' ? 'none' : 'title';
}

/** Values of the last two columns, below the church while they have no room. */
function Yielded({ authorNames, receiptNumber }: Row) {
  return (
    <span className={css.yielded}>
      <span className={instead.second}>{authorNames.join(', ') || 'An import'}</span>
      <span className={cx(instead.first, css.author)}>{receiptNumber}</span>
    </span>
  );
}

function columnOf(column: ReportColumn, names: Names, onOpen: (row: Row) => void): Column<Row> {
  const isNumber = column.kind === 'count' || column.kind === 'money';
  return {
    name: headOf(column),
    number: isNumber,
    card: cardOf(column),
    cell: (row) => {
      const text = cellText(column, row, names);
      // A gap is a dash: nothing was counted, which is not zero.
      if (text === '') return column.kind === 'group' ? '' : '–';
      if (column.kind === 'money') return row.offering ? moneyText(row.offering) : '–';
      if (isNumber) return grouped(Number(text));
      if (column.kind !== 'church') return text;
      return (
        <>
          <button type="button" className={detailCss.open} onClick={() => onOpen(row)}>
            {text}
          </button>
          <Yielded {...row} />
        </>
      );
    },
  };
}

/**
 * Exactly the definition's columns, in its order; what else is known stands beside them, and first
 * what somebody has to do: it must not be the part that a narrow window cuts off.
 */
export function ReportTable({
  definition,
  rows,
  names,
  onOpen,
  onCompare,
}: {
  definition: ReportDefinition;
  rows: readonly Row[];
  names: Names;
  onOpen(row: Row): void;
  /** Two reports for one service differ. */
  onCompare(row: Row): void;
}) {
  const columns: Column<Row>[] = [
    ...definition.columns.map((column) => columnOf(column, names, onOpen)),
    {
      name: 'State',
      card: 'end',
      cell: (row) => marksOf(row, onCompare),
    },
    { name: 'Reported by', card: 'foot', hidePriority: 'second', cell: authorsOf },
    {
      name: 'Receipt',
      card: 'none',
      hidePriority: 'first',
      cell: (row) => row.receiptNumber || '–',
    },
  ];
  return (
    <Table
      caption="Attendance reports"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onOpen={onOpen}
    />
  );
}
