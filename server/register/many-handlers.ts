import type { RegisterOperations } from '#domain/register/register-operations.ts';
import type { Register } from '#domain/register/register.ts';
import { writeAudits } from '../audit/write-audit.ts';
import type { EntityStore } from '../entity-store.ts';
import { command } from '../handler.ts';
import type { Handler } from '../services.ts';
import { noteAuthors } from '../sync/edit-row.ts';
import type { WrittenRow } from './judge-rows.ts';
import { judgeEdits, judgeNew } from './many-rows.ts';
import { changesBetween, noteEvents } from './row-events.ts';

const idsOf = (written: readonly WrittenRow[]) => written.map(({ row }) => row.id);

function eventsOf(written: readonly WrittenRow[]) {
  return written.map(({ row, before }) => ({
    rowId: row.id,
    changes: before ? changesBetween(before, row) : [],
  }));
}

/** Answers the operations of a register that write many rows. */
export function manyHandlers(
  register: Register,
  store: EntityStore,
  operations: RegisterOperations,
): Record<string, Handler> {
  const { addMany, editMany } = operations;
  const { name: t } = register.entity;
  return {
    [addMany.name]: command(addMany, async (tx, caller, { rows }, { now: at }) => {
      const of = { tx, caller, register, store, operations };
      const { written, ...output } = await judgeNew(of, rows);
      if (written.length === 0) return { output };
      await noteEvents(tx, caller, { t, at, what: 'imported' }, eventsOf(written));
      const line = { actorId: caller.accountId, action: addMany.name, entity: t };
      await writeAudits(tx, line, idsOf(written));
      return { output, inserts: { [t]: written.map(({ row }) => row) } };
    }),

    [editMany.name]: command(editMany, async (tx, caller, { edits }, { now: at }) => {
      const of = { tx, caller, register, store, operations };
      const { written, ...output } = await judgeEdits(of, edits);
      if (written.length === 0) return { output };
      const events = eventsOf(written);
      const changed = events.flatMap(({ rowId, changes }) =>
        changes.map(({ field }) => ({ id: rowId, field })),
      );
      await noteAuthors(tx, t, changed, { by: caller, now: at });
      await noteEvents(tx, caller, { t, at, what: 'changed' }, events);
      const line = { actorId: caller.accountId, action: editMany.name, entity: t };
      await writeAudits(tx, line, idsOf(written));
      return { output, replaces: { [t]: written.map(({ row }) => row) } };
    }),
  };
}
