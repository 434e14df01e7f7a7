import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { fieldsSaid, rowsFound } from '#domain/register/autocomplete.ts';
import { findRows } from '#domain/register/find-rows.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import {
  type AnyRow,
  begunRow,
  linkedRegisters,
  lookupsOf,
  type Register,
  settledRow,
  wholeRow,
} from '#domain/register/register.ts';
import { idsLookedUp, type LinkedRows } from '#domain/register/linked-rows.ts';
import { customName, customValuesField } from '#domain/rows/row-values.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { command, query } from '../handler.ts';
import type { Handler } from '../services.ts';
import { keepRowPictures } from '../pictures/row-pictures.ts';
import { editRow } from '../sync/edit-row.ts';
import { asMeant, idMeant, idsOfOne, type Said } from './aliases.ts';
import { assertRow } from './assert-row.ts';
import { isInPlace } from './is-in-place.ts';
import { auditedRow } from './audited-row.ts';
import { manyHandlers } from './many-handlers.ts';
import type { Keeping, RegisterHooks } from './register-hooks.ts';
import { changesOf, eventsOf, noteEvents } from './row-events.ts';
import { registerOfTenant } from './register-of-tenant.ts';
import { rowsInScopes } from './rows-in-scopes.ts';

/** The row, kept from others until the end, where the edit names its place, or one of which it became another. */
async function rowToEdit(
  tx: TenantTransaction,
  caller: Caller,
  { register, store, hooks }: Keeping,
  { input, isOther }: Said<Readonly<Record<string, unknown>>>,
): Promise<AnyRow> {
  const columns = selectList(store);
  const [found] = await tx.rows<AnyRow>(
    `${store.name} to edit`,
    `select ${columns} from ${tableName(store)} where tenant_id = $1 and id = $2 for update`,
    [tx.tenantId, input['id']],
  );
  if (!found || !isInPlace(caller, register, found, { input, isOther })) {
    throw new Failure('not_found', `This ${register.words.one} was not found`);
  }
  const closed =
    register.closed?.(wholeRow(register, found)) ??
    (await hooks.closed?.(tx, [found]))?.get(found.id);
  if (closed) throw new Failure('validation', closed);
  return found;
}

/** The rows of the registers that these rows name in the fields, as far as the caller sees them. */
async function linkedFor(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  rows: readonly AnyRow[],
  fields: readonly string[] = Object.keys(register.fields),
): Promise<LinkedRows> {
  const linked: Record<string, AnyRow[]> = {};
  for (const other of linkedRegisters(register, fields)) {
    const store = storeNamed(other.entity.name);
    linked[other.name] = await rowsInScopes(tx, caller, other, store);
  }
  for (const { name, entity } of lookupsOf(register)) {
    const ids = idsLookedUp(register, { name }, rows);
    const store = storeNamed(entity.name);
    linked[name] = await rowsInScopes(tx, caller, { entity, blank: {} }, store, ids);
  }
  return linked;
}

/** Handlers that write one row. */
function writing(keeping: Keeping, { create, edit }: RegisterOperations): Record<string, Handler> {
  const { register, hooks } = keeping;
  const { name: t } = register.entity;
  return {
    [create.name]: command(create, async (tx, caller, said, { id, now: at, addedWith }) => {
      const [meant] = await asMeant(tx, register, [said as object]);
      const input = must(meant, 'a new row').input;
      const row = begunRow(register, { ...input, id } as AnyRow);
      await assertRow(tx, caller, { ...keeping, addedWith }, { row, before: null });
      await keepRowPictures(tx, register, [{ row, before: null }]);
      await noteEvents(tx, caller, { t, at, what: 'created' }, [{ rowId: id, changes: [] }]);
      const audit = [auditedRow(register, { row, before: null })];
      return { output: { id }, inserts: { [t]: [row] }, audit };
    }),

    [edit.name]: command(edit, async (tx, caller, said, { now: at }) => {
      const [asked] = await asMeant(tx, register, [said]);
      const meant = must(asked, 'an edit');
      const { input } = meant;
      const found = await rowToEdit(tx, caller, keeping, meant);
      const { id } = found;
      const edits = input.edits as object;
      const replaces = await editRow(tx, register.entity, found, { edits, by: caller, now: at });
      const made = replaces[t]?.[0] as AnyRow | undefined;
      if (!made) return { output: { id } };
      const row = settledRow(register, made, found);
      const written = { row, before: wholeRow(register, found) };
      await assertRow(tx, caller, keeping, written);
      await keepRowPictures(tx, register, [written]);
      const changes = changesOf(register, found, row);
      await noteEvents(tx, caller, { t, at, what: 'changed' }, [{ rowId: id, changes }]);
      const brought = await hooks.brings?.(tx, [written]);
      const audit = [auditedRow(register, written)];
      return { output: { id }, replaces: { ...brought, [t]: [row] }, audit };
    }),
  };
}

/** Filters by their names: those of custom fields stand under `custom`, by their ids. */
function filtersNamed({
  [customValuesField]: custom = {},
  ...filters
}: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = Object.entries(custom as object).map(([id, value]) => [customName(id), value]);
  return { ...filters, ...Object.fromEntries(named) };
}

/** Handlers that read rows that the caller's devices hold. */
function reading(
  { register, store }: Keeping,
  { browse, autocomplete, get, history }: RegisterOperations,
): Record<string, Handler> {
  return {
    [browse.name]: query(browse, async (tx, caller, { page, results, sortOrder, ...wanted }) => {
      const rows = await rowsInScopes(tx, caller, register, store);
      const question = {
        ...wanted,
        filters: filtersNamed(wanted.filters),
        orderBy: wanted.orderBy ?? '',
        descending: sortOrder === 'descending',
        page,
        perPage: results,
      };
      const own = await registerOfTenant(tx, register);
      const found = findRows(own, rows, question, await linkedFor(tx, caller, own, rows));
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
      const linked = await linkedFor(tx, caller, register, rows, fieldsSaid(register));
      return { data: rowsFound(register, rows, searchTerm, linked) };
    }),

    [get.name]: query(get, async (tx, caller, { id }) => {
      const today = await idMeant(tx, register.entity.name, id);
      const [data] = await rowsInScopes(tx, caller, register, store, [today]);
      if (!data) throw new Failure('not_found', `This ${register.words.one} was not found`);
      return { data };
    }),

    [history.name]: query(history, async (tx, caller, { id: asked }) => {
      const id = await idMeant(tx, register.entity.name, asked);
      const [row] = await rowsInScopes(tx, caller, register, store, [id]);
      if (!row) throw new Failure('not_found', `This ${register.words.one} was not found`);
      const ids = await idsOfOne(tx, register.entity.name, id);
      return { data: await eventsOf(tx, register.entity.name, ids) };
    }),
  };
}

/** Answers the operations of a register, from its definition, its table and what its feature does beyond them. */
export function registerHandlers(
  register: Register,
  store: EntityStore,
  operations: RegisterOperations,
  hooks: RegisterHooks = {},
): Record<string, Handler> {
  const keeping: Keeping = { register, store, hooks };
  return {
    ...writing(keeping, operations),
    ...manyHandlers(keeping, operations),
    ...reading(keeping, operations),
  };
}
