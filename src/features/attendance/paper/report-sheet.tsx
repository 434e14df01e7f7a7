import {
  countsOf,
  type CountField,
  type ReportColumn,
  type ReportDefinition,
} from '#domain/attendance/definitions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { customText } from '#domain/custom-fields/field-words.ts';
import type { RegisterField } from '#domain/register/register.ts';
import { type CustomName, valueIn } from '#domain/rows/row-values.ts';
import type { ReportPage } from '#store/attendance/queries.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { cx } from '../../../ui/cx.ts';
import { printSheet } from '../../../ui/paper/print-sheet.ts';
import { landscape } from '../../../ui/paper/sheet.css.ts';
import { grouped } from '../../../ui/time.ts';
import { moneyText } from '../money-text.ts';
import { cellText, type Names } from '../reports/report-columns.ts';
import * as css from '../../../ui/paper/paper.css.ts';
import { SheetHead } from '../../../ui/paper/sheet-head.tsx';

type Row = ReportPage['rows'][number];

interface PaperColumn {
  name: string;
  number: boolean;
  textOf(row: Row): string;
}

const yearly = (date: string) => `${longDate(date)} ${date.slice(0, 4)}`;

/** The state in words: paper has no badges. */
function markOf({ pending, openVersions, didNotMeet, unusual }: Row): string {
  const marks = [
    pending && 'Not sent yet',
    openVersions > 0 && 'Conflict',
    didNotMeet && 'Did not meet',
    unusual && 'Unusual',
  ];
  return marks.filter(Boolean).join(', ');
}

function paperColumn(column: ReportColumn, names: Names): PaperColumn {
  const { kind, field, name } = column;
  return {
    name: kind === 'count' ? wordFor(field as CountField) : name,
    number: kind === 'count' || kind === 'money',
    textOf: (row) => {
      if (kind === 'money') return row.offering ? moneyText(row.offering) : '';
      const text = cellText(column, row, names);
      return kind === 'count' && text !== '' ? grouped(Number(text)) : text;
    },
  };
}

const only = (texts: readonly string[]) => {
  const [first, ...others] = new Set(texts);
  return first !== undefined && first !== '' && others.length === 0 ? first : null;
};

/** Columns of the sheet: a value that all rows share stands once under the title; an empty column is left out. */
function layOut({ definition, rows, names, own }: SheetProps) {
  const said: string[] = [];
  const columns: PaperColumn[] = [];
  for (const column of definition.columns) {
    const onPaper = paperColumn(column, names);
    const texts = rows.map(onPaper.textOf);
    const one = onPaper.number || column.kind === 'date' ? null : only(texts);
    if (one !== null) said.push(one);
    else if (texts.some((text) => text !== '')) columns.push(onPaper);
  }
  for (const [name, field] of own) {
    columns.push({
      name: field.label,
      number: field.input.kind === 'number',
      textOf: (row) => customText(field, valueIn(row, name)),
    });
  }
  if (rows.some((row) => markOf(row) !== '')) {
    columns.push({ name: 'State', number: false, textOf: markOf });
  }
  return { said, columns };
}

function datesOf(rows: readonly Row[]): string {
  const dates = rows.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  return first === last ? yearly(first) : `${yearly(first)} to ${yearly(last)}`;
}

function churchesIn(rows: readonly Row[]): string[] {
  const { size } = new Set(rows.map(({ churchId }) => churchId));
  return size > 1 ? [`${size} churches`] : [];
}

/** Of one day only: over several, a sum of people would count them again each week. */
function Sums({ definition, rows }: { definition: ReportDefinition; rows: readonly Row[] }) {
  return (
    <dl className={css.sums}>
      {countsOf(definition).map((field) => (
        <div key={field}>
          <dt>{wordFor(field)}</dt>
          <dd className={css.sum}>
            {grouped(rows.reduce((sum, row) => sum + (row[field] ?? 0), 0))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SheetProps {
  title: string;
  sender: string;
  definition: ReportDefinition;
  rows: readonly Row[];
  names: Names;
  /** Custom fields that one of the reports says something of. */
  own: readonly (readonly [CustomName, RegisterField])[];
}

/** Number of columns that a portrait sheet holds at a size that is read without glasses. */
const mostUpright = 8;

/** Every report that was found, as a table for paper (DESIGN 14). */
function ReportSheet(props: SheetProps) {
  const { title, sender, definition, rows } = props;
  const { said, columns } = layOut(props);
  const isOneDay = new Set(rows.map(({ date }) => date)).size === 1;
  const shown = isOneDay ? columns.filter(({ name }) => name !== 'Date') : columns;
  return (
    <article className={cx(css.paper, shown.length > mostUpright && landscape)}>
      <SheetHead
        title={title}
        sender={sender}
        lines={[
          [...churchesIn(rows), ...said].join(', '),
          datesOf(rows),
          rows.length === 1 ? '1 report' : `${grouped(rows.length)} reports`,
        ]}
      />
      {isOneDay && rows.length > 1 && <Sums definition={definition} rows={rows} />}
      <table className={css.table}>
        <thead>
          <tr className={css.row}>
            {shown.map(({ name, number }) => (
              <th key={name} scope="col" className={cx(css.name, number && css.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={css.row}>
              {shown.map(({ name, number, textOf }) => (
                <td
                  key={name}
                  className={cx(css.cell, number && css.number, name === 'Date' && css.whole)}
                >
                  {textOf(row) || (number ? '–' : '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

export function printReportSheet(props: SheetProps): void {
  printSheet(<ReportSheet {...props} />);
}
