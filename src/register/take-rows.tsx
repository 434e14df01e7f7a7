import { fieldText, type Titles } from '#domain/register/field-text.ts';
import { findRows, type RegisterQuestion } from '#domain/register/find-rows.ts';
import { titlesIn } from '#domain/register/linked-rows.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { noteExport } from '#domain/attendance/exporting.ts';
import { newId } from '#domain/values/new-id.ts';
import { linkedRows } from '#store/register/linked-rows.ts';
import { call } from '../api/calls/call.ts';
import { writeTable } from '../api/workers/exchange.ts';
import * as paper from '../ui/paper/paper.css.ts';
import { printSheet } from '../ui/paper/print-sheet.ts';
import { SheetHead } from '../ui/paper/sheet-head.tsx';
import { saveBlob } from '../ui/save-file.ts';
import { runsOf } from '../ui/table/runs-of.ts';
import { grouped } from '../ui/time.ts';
import { capitalised } from '#domain/capitalised.ts';
import { columnFields } from './views/list-question.ts';
import { type RegisterView, shownText } from './register-view.ts';
import { ownTenant } from '#store/organisation/own-tenant.ts';
import { storeHere } from './save-row.ts';

interface Taken {
  rows: AnyRow[];
  titles: Titles;
}

/** Everything that the question finds, in the order of the list, not only the page that is shown. */
export async function rowsToTake(
  { register, queries }: RegisterView,
  question: RegisterQuestion,
): Promise<Taken> {
  const store = await storeHere();
  const rows = await queries.all(store);
  const linked = await linkedRows(store, register, rows);
  const whole = { ...question, page: 1, perPage: Math.max(1, rows.length) };
  return {
    rows: findRows<AnyRow, AnyRow>(register, rows, whole, linked).rows,
    titles: new Map(titlesIn(register, linked)),
  };
}

function labelsOf({ register }: RegisterView, fields: readonly string[]): string[] {
  return fields.map((field) => register.fields[field]?.label ?? field);
}

/** Before a file or a sheet is made: one that nobody can be told of is not made. */
export async function noteTaken(
  { register }: RegisterView,
  rows: number,
  as: 'file' | 'paper',
): Promise<void> {
  const filters = { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null };
  await call(noteExport, { what: register.name, as, filters, rows }, { id: newId() });
}

/** Every field of every row that was found, as a file for a spreadsheet. */
export async function downloadRows(view: RegisterView, question: RegisterQuestion): Promise<void> {
  const { rows, titles } = await rowsToTake(view, question);
  await noteTaken(view, rows.length, 'file');
  const fields = Object.keys(view.register.fields);
  const textOf = (row: AnyRow, field: string) => {
    const of = view.register.fields[field];
    return of ? fieldText(of.input, valueIn(row, field), titles) : '';
  };
  const body = rows.map((row) => fields.map((field) => textOf(row, field)));
  const name = view.register.words.many.replaceAll(' ', '-');
  saveBlob(`${name}.csv`, await writeTable({ columns: labelsOf(view, fields), rows: body }));
}

/** The columns of the list for every row that was found, on paper, below the headings that they have on the screen. */
export async function printRows(view: RegisterView, question: RegisterQuestion): Promise<void> {
  const { rows, titles } = await rowsToTake(view, question);
  await noteTaken(view, rows.length, 'paper');
  const fields = columnFields(view.register);
  const { headings } = view;
  const headingOf = headings?.orderedBy === question.orderBy ? headings.of : undefined;
  const { one, many } = view.register.words;
  const { name: sender } = await ownTenant(await storeHere());
  printSheet(
    <article className={paper.paper}>
      <SheetHead
        title={capitalised(many)}
        sender={sender}
        lines={[`${grouped(rows.length)} ${rows.length === 1 ? one : many}`]}
      />
      <table className={paper.table}>
        <thead>
          <tr className={paper.row}>
            {labelsOf(view, fields).map((name) => (
              <th key={name} scope="col" className={paper.name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {runsOf(rows, headingOf).map((run) => (
          <tbody key={run.rows[0]?.id}>
            {run.heading !== null && (
              <tr className={paper.above}>
                <th scope="rowgroup" colSpan={fields.length} className={paper.cell}>
                  {run.heading}
                </th>
              </tr>
            )}
            {run.rows.map((row) => (
              <tr key={row.id} className={paper.row}>
                {fields.map((field) => (
                  <td key={field} className={paper.cell}>
                    {shownText(view, field, row[field], titles)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </article>,
  );
}
