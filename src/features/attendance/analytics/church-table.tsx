import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { AnalyticsAnswer, ChurchRow } from '#domain/attendance/analytics/answer.ts';
import type { Measure } from '#domain/attendance/analytics/measures.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Table, type Column } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import { amount, measureWord, percentOf, plural, spanName } from './analytics-words.ts';
import { averageOf, type Change, changeOf, changeOfYear, comparedParts } from './church-figures.ts';
import * as css from './analytics.css.ts';

const sumIn = ({ latest }: ChurchRow, of: Measure) =>
  latest.find(({ measure }) => measure === of)?.sum ?? null;

function ChangeWords({ change }: { change: Change | null }) {
  if (change === null) return '–';
  const { share, isInPart } = change;
  const sign = share > 0 ? '+' : share < 0 ? '−' : '';
  return (
    <span className={share > 0 && !isInPart ? css.way : css.less}>
      {sign}
      {percentOf(Math.abs(share))}
      {isInPart && ', in part'}
    </span>
  );
}

/** Where the missing reports of a church are listed. */
function Missing({ row, question }: { row: ChurchRow; question: AnalyticsQuestion }) {
  const { kind, from, to } = question;
  const search = { view: 'church', church: row.id, state: 'missing', from, to } as const;
  const words = (
    <Badge tone="warning" icon={TriangleAlert}>
      {grouped(row.missing)} missing
    </Badge>
  );
  return kind === 'church' ? (
    <Link to="/apps/churches/attendance-reports" search={search}>
      {words}
    </Link>
  ) : (
    <Link to="/apps/groups/cell-ministry/attendance-reports" search={search}>
      {words}
    </Link>
  );
}

function Reports({ row, question }: { row: ChurchRow; question: AnalyticsQuestion }) {
  if (row.missing > 0) return <Missing row={row} question={question} />;
  if (row.in === 0) return <span className={css.done}>No reports yet</span>;
  return (
    <span className={css.done}>
      <Icon of={CircleCheck} size="sm" />
      {grouped(row.in)} of {grouped(row.in)}
    </span>
  );
}

/** Into the reports of a church in the days of the question. */
function ChurchLink({
  row,
  question: { kind, from, to },
  name,
}: {
  row: ChurchRow;
  question: AnalyticsQuestion;
  name: string;
}) {
  const search = { church: row.id, from, to };
  return kind === 'church' ? (
    <Link to="/apps/churches/attendance-reports" search={search}>
      {name}
    </Link>
  ) : (
    <Link to="/apps/groups/cell-ministry/attendance-reports" search={search}>
      {name}
    </Link>
  );
}

/** The columns of an answer; ages only where reports say them. */
function churchColumns(
  question: AnalyticsQuestion,
  answer: AnalyticsAnswer,
  nameOf: (id: string) => string,
): Column<ChurchRow>[] {
  const { measure, interval, kind, comparesYear } = question;
  const { latestPart, spans, currency } = answer;
  const compared = comparedParts(answer, question);
  const latestSpan = latestPart === null ? undefined : spans[latestPart];
  const latestOf = ({ values }: ChurchRow) =>
    latestPart === null ? null : (values[latestPart] ?? null);
  const written = (value: number | null) => amount(value, measure, currency);
  const age = (of: Measure): Column<ChurchRow> => ({
    name: measureWord(of),
    number: true,
    hidePriority: 'first',
    cell: (row) => amount(sumIn(row, of), of, currency),
  });
  return [
    {
      name: 'Church',
      card: 'title',
      cell: (row) => <ChurchLink row={row} question={question} name={nameOf(row.id)} />,
    },
    {
      name: 'Trend',
      cell: ({ values }) => <Sparkline values={values.filter((value) => value !== null)} />,
    },
    {
      name: latestSpan ? spanName(latestSpan, interval) : 'Latest',
      number: true,
      cell: (row) => <strong>{written(latestOf(row))}</strong>,
    },
    { name: 'Average', number: true, cell: (row) => written(averageOf(row, compared)) },
    {
      name: comparesYear ? 'Against last year' : 'Change',
      number: true,
      cell: (row) => (
        <ChangeWords change={comparesYear ? changeOfYear(row) : changeOf(row, compared)} />
      ),
    },
    ...(kind === 'church' ? (['adults', 'children', 'teens'] as const).map(age) : []),
    { name: 'Reports', cell: (row) => <Reports row={row} question={question} /> },
  ];
}

/** Each church: the way it went, its latest number, and how complete its reports are. */
export function ChurchTable({
  question,
  answer,
  nameOf,
}: {
  question: AnalyticsQuestion;
  answer: AnalyticsAnswer;
  nameOf(id: string): string;
}) {
  const compared = comparedParts(answer, question);
  const sizeOf = (row: ChurchRow) => averageOf(row, compared) ?? -1;
  const rows = answer.churches.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return (
    <Table
      caption={`${measureWord(question.measure)} of ${plural(rows.length, 'church', 'churches')}`}
      columns={churchColumns(question, answer, nameOf)}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
