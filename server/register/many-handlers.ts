import type { ManyDone } from '#domain/register/many-operations.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import type { Register } from '#domain/register/register.ts';
import { command } from '../handler.ts';
import type { Handler } from '../services.ts';
import { keepRowPictures } from '../pictures/row-pictures.ts';
import { noteAuthors } from '../sync/edit-row.ts';
import { asMeant, type Said } from './aliases.ts';
import { judgeEdits, judgeNew } from './many-rows.ts';
import { auditedRow } from './audited-row.ts';
import type { Keeping, WrittenRow } from './register-hooks.ts';
import { changesOf, noteEvents } from './row-events.ts';

function eventsOf(register: Register, written: readonly WrittenRow[]) {
  return written.map(({ row, before }) => ({
    rowId: row.id,
    changes: before ? changesOf(register, before, row) : [],
  }));
}

/** The device looks for its rows by the ids that it said. */
function underIdsSaid(
  { present, refused }: ManyDone,
  edits: readonly { id: string }[],
  meant: readonly Said<{ id: string }>[],
): ManyDone {
  const said = new Map(meant.map(({ input }, at) => [input.id, edits[at]?.id ?? input.id]));
  return {
    present: present.map((id) => said.get(id) ?? id),
    refused: refused.map((one) => ({ ...one, id: said.get(one.id) ?? one.id })),
  };
}

/** Answers the operations of a register that write many rows. */
export function manyHandlers(
  keeping: Keeping,
  operations: RegisterOperations,
): Record<string, Handler> {
  const { register, hooks } = keeping;
  const { addMany, editMany } = operations;
  const { name: t } = register.entity;
  return {
    [addMany.name]: command(addMany, async (tx, caller, { rows }, { now: at }) => {
      const of = { tx, caller, keeping, operations };
      const said = await asMeant(tx, register, rows);
      const news = said.map(({ input }) => input);
      const { written, ...output } = await judgeNew(of, news);
      if (written.length === 0) return { output };
      await keepRowPictures(tx, register, written);
      await noteEvents(tx, caller, { t, at, what: 'imported' }, eventsOf(register, written));
      const audit = written.map((one) => auditedRow(register, one));
      return { output, inserts: { [t]: written.map(({ row }) => row) }, audit };
    }),

    [editMany.name]: command(editMany, async (tx, caller, { edits }, { now: at }) => {
      const of = { tx, caller, keeping, operations };
      const meant = await asMeant(tx, register, edits);
      const { written, ...done } = await judgeEdits(of, meant);
      const output = underIdsSaid(done, edits, meant);
      if (written.length === 0) return { output };
      await keepRowPictures(tx, register, written);
      const events = eventsOf(register, written);
      const changed = events.flatMap(({ rowId, changes }) =>
        changes.map(({ field }) => ({ id: rowId, field })),
      );
      await noteAuthors(tx, t, changed, { by: caller, now: at });
      await noteEvents(tx, caller, { t, at, what: 'changed' }, events);
      const brought = await hooks.brings?.(tx, written);
      const audit = written.map((one) => auditedRow(register, one));
      return { output, replaces: { ...brought, [t]: written.map(({ row }) => row) }, audit };
    }),
  };
}
