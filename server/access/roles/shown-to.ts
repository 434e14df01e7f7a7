import { type Entity, rowForView } from '#domain/entity.ts';
import type { Caller } from '../../caller.ts';
import { viewOfRow } from './view-of-row.ts';

/** A row, and those of the caller's scopes that it is in. */
export type InScopes<Row> = Row & { heldBy: string[] };

/** The row as the caller may see it: what their view does not show is not there at all. */
export function shownTo<Row extends object>(
  caller: Caller,
  entity: Pick<Entity, 'masks'>,
  row: InScopes<Row>,
): Row {
  const { heldBy: scopes, ...whole } = row;
  const fieldMasks = new Map(caller.accessScopes.map((entry) => [entry.scope, entry.view]));
  return rowForView(entity, whole, viewOfRow(scopes, fieldMasks)) as Row;
}
