import { Failure } from '#domain/errors.ts';
import { asFound, rowsTitled } from '#domain/register/autocomplete.ts';
import { findRows } from '#domain/register/find-rows.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import {
  type AnyRow,
  linkedRegisters,
  type Register,
  wholeRow,
} from '#domain/register/register.ts';
import type { LinkedRows } from '#domain/register/linked-rows.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { command, query } from '../handler.ts';
import type { Handler } from '../services.ts';
import { editRow } from '../sync/edit-row.ts';
import { assertRow } from './assert-row.ts';
import { manyHandlers } from './many-handlers.ts';
import { changesBetween, eventsOf, noteEvents } from './row-events.ts';
import { rowsInScopes } from './rows-in-scopes.ts';

/** The row, kept from others until the end, where it is in the place that the edit names. */
async function rowToEdit(
  tx: TenantTransaction,
  register: Register,
  store: EntityStore,
  input: Readonly<Record<string, unknown>>,
): Promise<AnyRow> {
  const columns = selectList(store);
  const [found] = await tx.rows<AnyRow>(
    `${store.name} to edit`,
    `select ${columns} from ${tableName(store)} where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, input['id']],
  );
  if (!found || register.place.some((field) => found[field] !== input[field])) {
    throw new Failure('not_found', `This ${register.words.one} was not found`);
  }
  return found;
}

/** The rows of the registers that these rows name in the fields, as far as the caller sees them. */
async function linkedFor(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  fields: readonly string[] = Object.keys(register.fields),
): Promise<LinkedRows> {
  const linked: Record<string, AnyRow[]> = {};
  for (const other of linkedRegisters(register, fields)) {
    const store = storeNamed(other.entity.name);
    linked[other.name] = await rowsInScopes(tx, caller, other, store);
  }
  return linked;
}

/** Those that write one row. */
function writing(
  register: Register,
  store: EntityStore,
  operations: RegisterOperations,
): Record<string, Handler> {
  const { create, edit } = operations;
  const { name: t } = register.entity;
  const audit = (tx: TenantTransaction, caller: Caller, action: string, entityId: string) =>
    writeAudit(tx, { actorId: caller.accountId, action, entity: t, entityId });
  return {
    [create.name]: command(create, async (tx, caller, input, { id, now: at }) => {
      const row = wholeRow(register, { ...input, id } as AnyRow);
      await assertRow(tx, caller, register, store, { row, before: null });
      await noteEvents(tx, caller, { t, at, what: 'created' }, [{ rowId: id, changes: [] }]);
      await audit(tx, caller, create.name, id);
      return { output: { id }, inserts: { [t]: [row] } };
    }),

    [edit.name]: command(edit, async (tx, caller, input, { now: at }) => {
      const found = await rowToEdit(tx, register, store, input);
      const { id } = found;
      const edits = input.edits as object;
      const replaces = await editRow(tx, register.entity, found, { edits, by: caller, now: at });
      const row = replaces[t]?.[0] as AnyRow | undefined;
      if (!row) return { output: { id } };
      await assertRow(tx, caller, register, store, { row, before: wholeRow(register, found) });
      const changes = changesBetween(found, row);
      await noteEvents(tx, caller, { t, at, what: 'changed' }, [{ rowId: id, changes }]);
      await audit(tx, caller, edit.name, id);
      return { output: { id }, replaces };
    }),
  };
}

/** Those that read what the caller's devices hold. */
function reading(
  register: Register,
  store: EntityStore,
  { browse, autocomplete, get, history }: RegisterOperations,
): Record<string, Handler> {
  return {
    [browse.name]: query(browse, async (tx, caller, { page, results, sortOrder, ...wanted }) => {
      const rows = await rowsInScopes(tx, caller, register, store);
      const question = {
        ...wanted,
        filters: wanted.filters as Record<string, string>,
        orderBy: wanted.orderBy ?? '',
        descending: sortOrder === 'descending',
        page,
        perPage: results,
      };
      const found = findRows(register, rows, question, await linkedFor(tx, caller, register));
      return {
        data: page > found.pages ? [] : found.rows,
        currentPage: page,
        resultsPerPage: results,
        totalPages: Math.ceil(found.total / results),
        totalResults: found.total,
      };
    }),

    [autocomplete.name]: query(autocomplete, async (tx, caller, { searchTerm }) => {
      if (wordsLookedFor(searchTerm).length === 0) return { data: [] };
      const rows = await rowsInScopes(tx, caller, register, store);
      const found = rowsTitled(register, rows, searchTerm);
      const linked = await linkedFor(tx, caller, register, Object.values(register.found ?? {}));
      return { data: asFound(register, found, searchTerm, linked) };
    }),

    [get.name]: query(get, async (tx, caller, { id }) => {
      const [data] = await rowsInScopes(tx, caller, register, store, [id]);
      if (!data) throw new Failure('not_found', `This ${register.words.one} was not found`);
      return { data };
    }),

    [history.name]: query(history, async (tx, caller, { id }) => {
      const [row] = await rowsInScopes(tx, caller, register, store, [id]);
      if (!row) throw new Failure('not_found', `This ${register.words.one} was not found`);
      return { data: await eventsOf(tx, register.entity.name, id) };
    }),
  };
}

/** Answers the operations of a register, from its definition and its table alone. */
export function registerHandlers(
  ...of: [register: Register, store: EntityStore, operations: RegisterOperations]
): Record<string, Handler> {
  return { ...writing(...of), ...manyHandlers(...of), ...reading(...of) };
}
