import { fieldText } from '#domain/register/field-text.ts';
import { matchingRows, type RegisterQuestion } from '#domain/register/find-rows.ts';
import { titlesIn } from '#domain/register/linked-rows.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { noteExport } from '#domain/attendance/exporting.ts';
import { newId } from '#domain/values/new-id.ts';
import { linkedRows } from '#store/register/rows-with-pending.ts';
import { call } from '../api/calls/call.ts';
import { writeTable } from '../api/workers/exchange.ts';
import * as paper from '../ui/paper/paper.css.ts';
import { printSheet } from '../ui/paper/print-sheet.ts';
import { SheetHead } from '../ui/paper/sheet-head.tsx';
import { saveBlob } from '../ui/save-file.ts';
import { grouped } from '../ui/time.ts';
import { capitalised } from './capitalised.ts';
import { columnFields } from './register-search.ts';
import type { RegisterView } from './register-view.ts';
import { storeHere } from './save-row.ts';

interface Taken {
  head: string[];
  body: string[][];
}

/** Everything that the question finds, not only the page that is shown. `fields`: which of each row. */
async function taken(
  { register, queries }: RegisterView,
  question: RegisterQuestion,
  fields: readonly string[],
): Promise<Taken> {
  const store = await storeHere();
  const rows = await queries.all(store);
  const linked = await linkedRows(store, register, rows);
  const found = matchingRows<AnyRow, AnyRow>(register, rows, question, linked);
  const titles = new Map(titlesIn(register, linked));
  const textOf = (row: AnyRow, field: string) => {
    const of = register.fields[field];
    return of ? fieldText(of.input, row[field], titles) : '';
  };
  return {
    head: fields.map((field) => register.fields[field]?.label ?? field),
    body: found
      .toSorted((a, b) => register.title(a, titles).localeCompare(register.title(b, titles), 'en'))
      .map((row) => fields.map((field) => textOf(row, field))),
  };
}

/** Before a file or a sheet is made: one that nobody can be told of is not made. */
async function note({ register }: RegisterView, rows: number, as: 'file' | 'paper'): Promise<void> {
  const filters = { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null };
  await call(noteExport, { what: register.name, as, filters, rows }, { id: newId() });
}

/** Every field of every row that was found, as a file for a spreadsheet. */
export async function downloadRows(view: RegisterView, question: RegisterQuestion): Promise<void> {
  const { head, body } = await taken(view, question, Object.keys(view.register.fields));
  await note(view, body.length, 'file');
  const name = view.register.words.many.replaceAll(' ', '-');
  saveBlob(`${name}.csv`, await writeTable({ columns: head, rows: body }));
}

/** The columns of the list for every row that was found, on paper. */
export async function printRows(view: RegisterView, question: RegisterQuestion): Promise<void> {
  const { head, body } = await taken(view, question, columnFields(view.register));
  await note(view, body.length, 'paper');
  const { one, many } = view.register.words;
  const { profile } = await storeHere();
  printSheet(
    <article className={paper.paper}>
      <SheetHead
        title={capitalised(many)}
        sender={profile.tenant.name}
        lines={[`${grouped(body.length)} ${body.length === 1 ? one : many}`]}
      />
      <table className={paper.table}>
        <thead>
          <tr className={paper.row}>
            {head.map((name) => (
              <th key={name} scope="col" className={paper.name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells) => (
            <tr key={cells.join()} className={paper.row}>
              {head.map((name, at) => (
                <td key={name} className={paper.cell}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
  );
}
