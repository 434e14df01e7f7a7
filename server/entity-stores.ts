import { getTableConfig } from 'drizzle-orm/pg-core';
import { must } from '#domain/must.ts';
import type { EntityStore } from './entity-store.ts';
import { stores } from './stores.gen.ts';

/** Each after those that the foreign keys of its table name. */
function inOrder(unordered: readonly EntityStore[]): EntityStore[] {
  const placed = new Set<EntityStore>();
  const begun = new Set<EntityStore>();
  const place = (store: EntityStore): void => {
    if (begun.has(store)) return;
    begun.add(store);
    const keys = getTableConfig(store.table).foreignKeys;
    const named = new Set(keys.map((key) => key.reference().foreignTable));
    for (const other of unordered) if (named.has(other.table)) place(other);
    placed.add(store);
  };
  for (const store of unordered) place(store);
  return [...placed];
}

/** Every entity that devices hold, in an order in which foreign keys point backwards. */
export const entityStores: readonly EntityStore[] = inOrder(stores);

export function storeNamed(name: string): EntityStore {
  return must(
    entityStores.find((store) => store.name === name),
    `a store of ${name}`,
  );
}
