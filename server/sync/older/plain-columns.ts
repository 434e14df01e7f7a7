import type { Change, SyncPage } from '#domain/protocol.ts';
import { type Column, unpackColumn } from '#domain/rows/column.ts';
import { syncedEntities } from '#domain/synced-entities.gen.ts';

const fieldsWithColumns = new Map<string, readonly string[]>(
  syncedEntities.flatMap(({ name, columns }) => (columns ? [[name, columns] as const] : [])),
);

function plain(columns: unknown): Record<string, unknown[]> {
  const packed = Object.entries(columns as Record<string, Column>);
  return Object.fromEntries(packed.map(([name, column]) => [name, unpackColumn(column)]));
}

function withPlain(change: Change): Change {
  const { t, d } = change;
  const fields = fieldsWithColumns.get(t)?.filter((field) => d?.[field] !== undefined) ?? [];
  if (!d || fields.length === 0) return change;
  const unpacked = Object.fromEntries(fields.map((field) => [field, plain(d[field])]));
  return { ...change, d: { ...d, ...unpacked } };
}

/** The page for a program from before columns were packed. */
export function withPlainColumns(page: SyncPage): SyncPage {
  return { ...page, changes: page.changes.map(withPlain) };
}
