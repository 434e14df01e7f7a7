import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { wishesIn } from '#domain/editing.ts';
import { fieldNamed } from '#domain/register/register.ts';
import { writeTable } from '../../api/workers/exchange.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { type Choice, Segmented } from '../../ui/segmented/segmented.tsx';
import { RowErrors, type WrongRow } from '../../ui/row-error/row-error.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { type Column, Table } from '../../ui/table/table.tsx';
import { grouped } from '../../ui/time.ts';
import { type CheckedRow, numberOf } from './checked-rows.ts';
import type { ImportDraft } from './import-draft.ts';
import * as css from './import.css.ts';
import type { Importable } from './importable.ts';
import type { LineShape } from './judging.ts';

type Shown = 'new' | 'changed' | 'here' | 'wrong' | 'all';

/** Columns that are shown of each row, where no more are wrong. */
const usualColumns = 3;
/** Rows that are shown at once: the rest follow at the press of a key. */
const atOnce = 50;

const labelOf = (register: LineShape, field: string) => fieldNamed(register, field)?.label ?? field;

/** The first field that the file fills, those that are wrong in one of the rows, and others where there is room. */
function shownFields({ match }: ImportDraft, rows: readonly CheckedRow[]): string[] {
  const filled = match.filter((field) => field !== null);
  const wrong = rows.flatMap(({ problem }) => (problem ? [problem.field] : []));
  const shown = [...new Set([...filled.slice(0, 1), ...wrong])];
  const others = filled.filter((field) => !shown.includes(field));
  return [...shown, ...others.slice(0, Math.max(0, usualColumns - shown.length))];
}

function wrongRow(register: LineShape, row: CheckedRow): WrongRow[] {
  const { problem, texts } = row;
  if (!problem) return [];
  const said = Object.entries(texts).map(([field, text]) => [labelOf(register, field), text]);
  return [
    {
      number: numberOf(row),
      values: Object.fromEntries(said),
      column: labelOf(register, problem.field),
      kind: 'error',
      sentence: problem.sentence,
      fix: 'Fix',
    },
  ];
}

/** Rows that need somebody, as a file: mended there, it is imported like any other. */
async function saveWrong(
  { register }: Importable,
  draft: ImportDraft,
  rows: readonly CheckedRow[],
): Promise<void> {
  const columns = [...draft.table.columns, 'What is wrong'];
  const body = rows.map(({ at, problem }) => [
    ...columns.slice(0, -1).map((_, column) => draft.table.rows[at]?.[column] ?? ''),
    problem ? `${labelOf(register, problem.field)}: ${problem.sentence}` : '',
  ]);
  saveBlob(
    `to-fix-${draft.fileName.replace(/\.\w+$/, '')}.csv`,
    await writeTable({ columns, rows: body }),
  );
}

/** The fields that a line changes, as its table names them. */
function resultOf(register: LineShape, { state, change }: CheckedRow): string {
  if (!change) return words[state];
  const fields = wishesIn(change.edits).map(([field]) => labelOf(register, field));
  return `Changes ${fields.join(', ')}`;
}

const words = {
  new: 'New',
  changed: 'Changed',
  here: 'Already here',
  wrong: 'To fix',
  leftOut: 'Left out',
} as const;

function Rows({
  register,
  rows,
  fields,
}: {
  register: LineShape;
  rows: readonly CheckedRow[];
  fields: readonly string[];
}) {
  const columns: Column<CheckedRow>[] = [
    { name: 'Row', card: 'key', cell: (row) => numberOf(row) },
    ...fields.map((field, at) => ({
      name: labelOf(register, field),
      card: at === 0 ? ('title' as const) : ('fact' as const),
      cell: ({ texts }: CheckedRow) => texts[field] ?? '–',
    })),
    { name: 'Result', card: 'foot', cell: (row) => resultOf(register, row) },
  ];
  return (
    <Table
      caption="Rows of your file"
      columns={columns}
      rows={rows}
      rowKey={({ at }) => String(at)}
    />
  );
}

interface CheckProps {
  view: Importable;
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  /** The lines are checked again, and the rows are as they were before. */
  isChecking: boolean;
  onChange(draft: ImportDraft): void;
}

/** The rows by their state. */
function sorted(rows: readonly CheckedRow[]): Record<Shown, readonly CheckedRow[]> {
  const of = (wanted: CheckedRow['state']) => rows.filter(({ state }) => state === wanted);
  return {
    new: of('new'),
    changed: of('changed'),
    here: of('here'),
    wrong: of('wrong'),
    all: rows,
  };
}

function factsOf({ new: fresh, changed, here, wrong }: ReturnType<typeof sorted>): string {
  const facts = [
    `${grouped(fresh.length)} ${fresh.length === 1 ? 'row is' : 'rows are'} ready.`,
    changed.length > 0 && `${grouped(changed.length)} to change.`,
    wrong.length > 0 && `${grouped(wrong.length)} to fix.`,
    here.length > 0 && `${grouped(here.length)} already here, and not added again.`,
  ];
  return facts.filter(Boolean).join(' ');
}

/** The rows that cannot be imported as they are, each with its sentence and the way to mend it. */
function Wrong({ view: { register }, draft, rows, onChange }: CheckProps) {
  const [editing, setEditing] = useState<{ row: number; value: string } | null>(null);
  const fields = shownFields(draft, rows);
  const rowAt = (number: number) => rows.find((row) => numberOf(row) === number);
  function save(): void {
    const row = editing && rowAt(editing.row);
    if (editing && row?.problem) {
      const fixed = { ...draft.fixes[row.at], [row.problem.field]: editing.value };
      onChange({ ...draft, fixes: { ...draft.fixes, [row.at]: fixed } });
    }
    setEditing(null);
  }
  return (
    <RowErrors
      columns={fields.map((field) => labelOf(register, field))}
      rows={rows.flatMap((row) => wrongRow(register, row))}
      editing={editing}
      onFix={(number) => {
        const row = rowAt(number);
        const field = row?.problem?.field ?? '';
        setEditing({ row: number, value: row?.texts[field] ?? '' });
      }}
      onEdit={(value) => setEditing((now) => now && { ...now, value })}
      onSave={save}
      onCancel={() => setEditing(null)}
    />
  );
}

function Keys({
  draft,
  isChecking,
  onChange,
  byState,
}: CheckProps & { byState: ReturnType<typeof sorted> }) {
  const { new: fresh, changed, wrong } = byState;
  const ready = fresh.length + changed.length;
  return (
    <div className={css.foot}>
      <span className={css.first}>
        <Button icon={ArrowLeft} onClick={() => onChange({ ...draft, step: 'match' })}>
          Back
        </Button>
      </span>
      {draft.leftOut.length > 0 && (
        <Button kind="ghost" onClick={() => onChange({ ...draft, leftOut: [] })}>
          Bring back {grouped(draft.leftOut.length)} left out
        </Button>
      )}
      {wrong.length > 0 && (
        <Button
          kind="ghost"
          disabled={isChecking}
          onClick={() =>
            onChange({ ...draft, leftOut: [...draft.leftOut, ...wrong.map(({ at }) => at)] })
          }
        >
          Leave out all {grouped(wrong.length)}
        </Button>
      )}
      <Button
        kind="primary"
        disabled={ready === 0 || isChecking}
        onClick={() => onChange({ ...draft, step: 'add' })}
      >
        Next: import {grouped(ready)} {ready === 1 ? 'row' : 'rows'}
      </Button>
    </div>
  );
}

/** The rows that are chosen, so many at once. */
function Found({ shown, rows, ...props }: CheckProps & { shown: Shown }) {
  const [most, setMost] = useState(atOnce);
  const { register } = props.view;
  if (rows.length === 0) {
    return (
      <EmptyState icon={CircleCheck} title={shown === 'wrong' ? 'Nothing to fix' : 'No rows'}>
        {shown === 'wrong' ? 'Every other row can be imported.' : 'No row of your file is here.'}
      </EmptyState>
    );
  }
  const some = rows.slice(0, most);
  return (
    <>
      {shown === 'wrong' ? (
        <Wrong {...props} rows={some} />
      ) : (
        <Rows register={register} rows={some} fields={shownFields(props.draft, [])} />
      )}
      {rows.length > most && (
        <Button kind="ghost" onClick={() => setMost(most + atOnce)}>
          Show more: {grouped(rows.length - most)} left
        </Button>
      )}
    </>
  );
}

/** Rows that need somebody come first. */
function firstShown({ new: fresh, changed, wrong }: ReturnType<typeof sorted>): Shown {
  if (wrong.length > 0) return 'wrong';
  return fresh.length === 0 && changed.length > 0 ? 'changed' : 'new';
}

/** Shows which rows are added, and lets people mend the rows that cannot be. */
export function CheckStep(props: CheckProps) {
  const { view, draft, rows } = props;
  const byState = sorted(rows);
  const { wrong } = byState;
  const [shown, setShown] = useState<Shown>(firstShown(byState));
  const all: Choice<Shown>[] = [
    { value: 'new', label: 'New', count: byState.new.length },
    { value: 'changed', label: 'Changed', count: byState.changed.length },
    { value: 'here', label: 'Already here', count: byState.here.length },
    { value: 'wrong', label: 'To fix', count: wrong.length },
    { value: 'all', label: 'All', count: rows.length },
  ];
  // A phone has room for those that hold rows.
  const choices = all.filter(({ value, count = 0 }) => count > 0 || value === shown);
  return (
    <section className={css.step} aria-labelledby="import-step">
      <div className={css.head}>
        <h2 id="import-step" className={css.heading}>
          Check before importing
        </h2>
        <output className={css.muted}>{factsOf(byState)}</output>
        <div className={css.row}>
          <Segmented label="Rows" choices={choices} value={shown} onChange={setShown} />
          {wrong.length > 0 && (
            <Button
              kind="ghost"
              icon={Download}
              onClick={() => void attempt(saveWrong(view, draft, wrong))}
            >
              Download these rows
            </Button>
          )}
        </div>
      </div>
      <div className={css.body}>
        <Found key={shown} {...props} shown={shown} rows={byState[shown]} />
      </div>
      <Keys {...props} byState={byState} />
    </section>
  );
}
