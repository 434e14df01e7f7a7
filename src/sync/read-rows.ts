import * as z from 'zod/mini';
import type { Entity, View } from '#domain/entity.ts';
import { must } from '#domain/must.ts';
import type { Change, AccessScope } from '#domain/protocol.ts';
import { placeInOrder } from '#store/row-order.ts';
import type { EntitiesByName } from './entities-by-name.ts';

/** A page's changes, sorted by what this device can do with them. */
export interface ReadRows {
  rows: { table: string; row: Record<string, unknown>; scopes: string[] }[];
  gone: Change[];
  /** Of an entity or a shape that only a newer version of the program knows. */
  unreadable: Change[];
}

const schemas = new WeakMap<Entity, Map<string, z.core.$ZodType>>();

/** The fields that the views of a row's scopes show together. Made once, asked for at every row. */
function schemaFor(entity: Entity, views: readonly View[]): z.core.$ZodType {
  const byViews = schemas.get(entity) ?? new Map<string, z.core.$ZodType>();
  schemas.set(entity, byViews);
  const key = views.join(' ');
  const schema = byViews.get(key) ?? shownSchema(entity, views);
  byViews.set(key, schema);
  return schema;
}

/** Fields that the views show together; null for all. */
function shownFields(entity: Entity | undefined, views: readonly View[]): string[] | null {
  const masks = views.map((view) => entity?.masks?.[view] ?? null);
  return masks.length === 0 || masks.includes(null) ? null : masks.flatMap((mask) => mask ?? []);
}

function shownSchema(entity: Entity, views: readonly View[]): z.core.$ZodType {
  const fields = shownFields(entity, views);
  if (fields === null) return entity.schema;
  const { shape } = entity.schema;
  return z.object(Object.fromEntries(fields.map((field) => [field, must(shape[field], field)])));
}

/** Takes out of a row what none of these views shows; with no view of it left, the row goes anyway. */
export function narrowed(
  entities: EntitiesByName,
  table: string,
  row: Record<string, unknown>,
  views: readonly View[],
): Record<string, unknown> {
  const fields = shownFields(entities.get(table), views);
  if (fields === null) return row;
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => fields.includes(field) || field.startsWith('_')),
  );
}

export function readRows(
  entities: EntitiesByName,
  changes: readonly Change[],
  accessScopes: readonly AccessScope[],
): ReadRows {
  const viewOf = new Map(accessScopes.map((entry) => [entry.scope, entry.view]));
  const read: ReadRows = { rows: [], gone: [], unreadable: [] };
  for (const change of changes) {
    if (change.gone) {
      read.gone.push(change);
      continue;
    }
    const entity = entities.get(change.t);
    const views = change.scopes.flatMap((scope) => viewOf.get(scope) ?? []);
    if (!entity || !z.safeParse(schemaFor(entity, views), change.d).success) {
      read.unreadable.push(change);
      continue;
    }
    // As it came: a field that only a newer version of the program knows is kept for it.
    const row = { ...change.d, ...placeInOrder(entity, change.d) };
    read.rows.push({ table: change.t, row, scopes: change.scopes });
  }
  return read;
}
