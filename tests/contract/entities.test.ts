import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as accessTables from '../../server/access/tables.ts';
import * as deviceTables from '../../server/devices/tables.ts';
import { tableName } from '../../server/entity-store.ts';
import { entityStores } from '../../server/entity-stores.ts';
import type { Entity } from '../../src/domain/entity.ts';
import { operations, serverEntities, syncedEntities } from '../../src/domain/registry.ts';
import { entityTables } from '../../src/store/cache-tables.gen.ts';
import { orderIndex } from '../../src/store/row-order.ts';

const tablesOnDevices: Readonly<Record<string, string>> = entityTables;

/** Columns that are only the server's: the tenant, and what says which scopes a row is in. */
const serverColumns: Record<string, string[]> = {
  attendanceReport: ['packedAt'],
  attendanceBlock: ['madeOf'],
  reportVersion: ['churchId', 'groupId', 'readerIds', 'contested'],
  roll: ['times'],
  storeLoss: ['churchIds'],
  heldReport: ['form', 'args'],
  shortcut: ['accountId'],
  notification: ['accountId'],
  userMessage: ['accountId'],
  account: ['passwordHash', 'confirmedAt', 'reachVersion', 'grants', 'reach'],
  customRole: ['everPermissions'],
  device: ['version', 'storageKept', 'unsent', 'countingFor'],
  registeredDevice: ['deviceId', 'registeredBy', 'rowSecret'],
  roleAssignment: ['endedAt'],
  session: [
    'accessHash',
    'accessExpiresAt',
    'refreshHash',
    'previousRefreshHash',
    'familyHash',
    'seenBySession',
    'seenByVersion',
    'seenVersion',
  ],
};

const tableOf = (entity: Entity) =>
  entityStores.find((store) => store.name === entity.name)?.table ??
  Object.entries({ ...accessTables, ...deviceTables }).find(([name]) => name === entity.name)?.[1];

const fieldsOf = (entity: Entity) => Object.keys(entity.schema.shape);

/** Kind of JSON of a schema, without its checks: a column must hold it. */
function kindOf(schema: unknown): { kind: string; nullable: boolean } {
  const { def } = (schema as { _zod: { def: { type: string; innerType?: unknown } } })._zod;
  // A column holds null for a field that an older server leaves out.
  if (def.type === 'optional') return kindOf(def.innerType);
  if (def.type === 'nullable') return { ...kindOf(def.innerType), nullable: true };
  return { kind: def.type, nullable: false };
}

const columnKinds: Record<string, string[]> = {
  string: ['PgUUID', 'PgText', 'PgDateString', 'PgTimestampString'],
  enum: ['PgText'],
  number: ['PgInteger', 'PgSmallInt', 'PgBigInt53'],
  boolean: ['PgBoolean'],
  array: ['PgArray', 'PgJsonb'],
  object: ['PgJsonb'],
};

describe.each(
  [...syncedEntities, ...serverEntities].map((entity) => [entity.name, entity] as const),
)('%s', (_name, entity) => {
  const table = tableOf(entity);

  test('has a table with a column for each of its fields and no other', () => {
    if (!table) throw new Error(`${entity.name} has no table`);
    const own = new Set(['tenantId', ...(serverColumns[entity.name] ?? [])]);
    const fields = fieldsOf(entity);
    const columns = Object.keys(getTableColumns(table));
    expect(columns.filter((name) => !own.has(name) || fields.includes(name)).toSorted()).toEqual(
      fields.toSorted(),
    );
  });

  test('a column keeps what the field is, and is null only where the field may be', () => {
    if (!table) throw new Error(`${entity.name} has no table`);
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const wrong = Object.entries(entity.schema.shape).flatMap(([field, schema]) => {
      const { kind, nullable } = kindOf(schema);
      const column = columns[field];
      const fits = columnKinds[kind]?.includes(column?.columnType ?? '');
      return fits && column?.notNull === !nullable
        ? []
        : [`${field}: ${kind}, null ${nullable} kept in ${column?.columnType}`];
    });
    expect(wrong).toEqual([]);
  });

  test('its masks show fields that it has, and its references name entities', () => {
    const fields = fieldsOf(entity);
    for (const shown of Object.values(entity.masks ?? {})) {
      expect(fields).toEqual(expect.arrayContaining([...shown]));
    }
    const known = [...syncedEntities, ...serverEntities].map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(Object.values(entity.references)));
    expect(fields).toEqual(expect.arrayContaining(Object.keys(entity.references)));
  });
});

describe('what devices hold', () => {
  test('each synced entity has a store on the server and a table on the device, and nothing else has', () => {
    const names = syncedEntities.map(({ name }) => name).toSorted();
    expect(entityStores.map(({ name }) => name).toSorted()).toEqual(names);
    expect(Object.keys(tablesOnDevices).toSorted()).toEqual(names);
  });

  test.each(syncedEntities.map((entity) => [entity.name, entity] as const))(
    'the index strings of %s name its fields, its id first, lists as lists',
    (name, entity) => {
      const shape: Record<string, unknown> = entity.schema.shape;
      const indexes = (tablesOnDevices[name] ?? '').split(',').map((index) => index.trim());
      expect(indexes[0]).toBe('id');
      // The place in the order of its list is the device's own.
      expect(indexes.includes(orderIndex)).toBe('orderedBy' in entity);
      for (const index of indexes.filter((one) => one !== orderIndex)) {
        const isList = index.startsWith('*');
        const fields = index.replaceAll(/[*[\]&]/g, '').split('+');
        for (const field of fields) {
          expect(Object.keys(shape)).toContain(field);
          expect(kindOf(shape[field]).kind === 'array').toBe(isList);
        }
      }
    },
  );

  test('references point backwards in the order in which rows are written', () => {
    const order = entityStores.map(({ name }) => name);
    const tables = new Map(
      entityStores.map((store) => [getTableConfig(store.table).name, order.indexOf(store.name)]),
    );
    const forward = entityStores.flatMap((store, at) =>
      getTableConfig(store.table).foreignKeys.flatMap((key) => {
        const target = getTableConfig(key.reference().foreignTable).name;
        return (tables.get(target) ?? -1) <= at ? [] : [`${store.name} -> ${target}`];
      }),
    );
    expect(forward).toEqual([]);
  });

  test.each(entityStores.map((store) => [store.name, store] as const))(
    'issue 11.2: %s says which other rows its scopes depend on',
    (name, store) => {
      const asked = entityStores.filter(
        (other) =>
          other !== store &&
          new RegExp(`(from|join) ${tableName(other)}\\b`).test(store.scopes('written')),
      );
      expect(Object.keys(store.follows ?? {}), name).toEqual(asked.map((other) => other.name));
    },
  );

  test('no two operations share a name', () => {
    const names = operations.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
