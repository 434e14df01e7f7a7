import { randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { EntityStore } from '../../server/entity-store.ts';
import type { Entity } from '../../src/domain/entity.ts';
import { must } from '../../src/domain/must.ts';
import { syncedEntities } from '../../src/domain/synced-entities.gen.ts';

/** A row of any entity, with the server's own columns. */
export type AnyRow = Record<string, unknown> & { id: string };
/** Entity name -> its rows. */
export type Population = Record<string, AnyRow[]>;

/** Chooses below a number. */
export type Choose = (below: number) => number;

/** Columns that only the server has and that name another row: whose. */
const serverReferences: Record<string, string> = {
  accountId: 'account',
  churchId: 'church',
  churchIds: 'church',
  groupId: 'group',
  readerIds: 'account',
};

/** Around the edge at which messages leave a chat, among others. */
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 200, 201, 202, 203, 204, 205, 1990];

/** One of these is what a text may be. */
const texts = [
  '2026-11-15',
  '08:00',
  '2026-11-22T08:00:00.000Z',
  'Africa/Johannesburg',
  'active',
  'heroicons-outline:star',
  'ZAR',
  '/apps/churches',
  'a1',
  '+27825550142',
  'somebody@example.org',
];

type Schema = z.core.$ZodType;

function textFor(schema: Schema): string {
  const alone = `Some words ${randomUUID().slice(0, 8)}`;
  const fits = (text: string) => z.safeParse(schema, text).success;
  return must([alone, randomUUID(), ...texts].find(fits), 'a text that the schema takes');
}

/** A value that the schema takes. */
function valueOf(schema: Schema, choose: Choose): unknown {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'nullable':
      return choose(3) === 0 ? null : valueOf(def.innerType, choose);
    case 'optional':
      return valueOf(def.innerType, choose);
    case 'enum': {
      const entries = Object.values(def.entries);
      return entries[choose(entries.length)];
    }
    case 'literal':
      return def.values[choose(def.values.length)];
    case 'boolean':
      return choose(2) === 0;
    case 'number':
      return must(
        numbers
          .slice(choose(numbers.length))
          .concat(numbers)
          .find((one) => z.safeParse(schema, one).success),
        'a number that the schema takes',
      );
    case 'array':
      return [valueOf(def.element, choose)];
    case 'union':
      // The plainest: of a column, the list of its values.
      return valueOf(must(def.options[0], 'a way to say it'), choose);
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, one]) => [name, valueOf(one, choose)]),
      );
    default:
      return textFor(schema);
  }
}

function entityOf(store: EntityStore): Entity {
  return must(
    syncedEntities.find(({ name }) => name === store.name),
    store.name,
  );
}

/** The entity that a field names a row of. */
export function referenceOf(store: EntityStore, field: string): string | undefined {
  const references: Partial<Record<string, string>> = entityOf(store).references;
  return (
    references[field] ??
    (field in getTableColumns(store.table) ? serverReferences[field] : undefined)
  );
}

function idFor(target: string | undefined, population: Population, choose: Choose): string {
  const rows = (target && population[target]) || [];
  return rows.length === 0 ? randomUUID() : must(rows[choose(rows.length)], 'a row').id;
}

function someOf<Value>(count: number, make: () => Value): Value[] {
  return [...new Set(Array.from({ length: count }, make))];
}

/** A value that field and column take: of one that names rows, any of those that there are. */
export function anyValue(
  store: EntityStore,
  field: string,
  population: Population,
  choose: Choose,
): unknown {
  const column = must<PgColumn>(getTableColumns(store.table)[field], `${store.name}.${field}`);
  const target = referenceOf(store, field);
  const schema = entityOf(store).schema.shape[field];
  if (schema && !target) return valueOf(schema, choose);
  if (!column.notNull && choose(3) === 0) return null;
  switch (column.columnType) {
    case 'PgUUID':
    case 'PgText':
      return idFor(target, population, choose);
    case 'PgJsonb':
      return {};
    case 'PgTimestampString':
      return '2026-11-22T08:00:00.000Z';
    case 'PgArray':
      return someOf(1 + choose(2), () => idFor(target, population, choose)).toSorted();
    default:
      return 1;
  }
}

/** A new row. What stands under the id of an account gets one of theirs. */
export function anyRow(store: EntityStore, population: Population, choose: Choose): AnyRow {
  const fields = Object.keys(getTableColumns(store.table)).filter((name) => name !== 'tenantId');
  const row = Object.fromEntries(
    fields.map((field) => [field, anyValue(store, field, population, choose)]),
  );
  const owner = referenceOf(store, 'id');
  return { ...row, id: owner ? idFor(owner, population, choose) : randomUUID() };
}

/** Fields of which another value may be anything: all but the id. */
export function fieldsOf(store: EntityStore): string[] {
  return Object.keys(getTableColumns(store.table)).filter(
    (name) => name !== 'tenantId' && name !== 'id',
  );
}
