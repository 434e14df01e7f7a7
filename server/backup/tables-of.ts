import type { ClientBase } from 'pg';

export interface StoredTable {
  name: string;
  /** Under row security: its rows are seen tenant by tenant. */
  ofTenants: boolean;
}

interface Reference {
  table: string;
  to: string;
}

/** The product's tables, each after those that it refers to. */
export async function tablesOf(client: ClientBase): Promise<StoredTable[]> {
  const { rows: found } = await client.query<StoredTable>(
    `select relname as name, relrowsecurity as "ofTenants" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const { rows: references } = await client.query<Reference>(
    `select f.relname as table, t.relname as to from pg_constraint
     join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  const sorted: StoredTable[] = [];
  while (sorted.length < found.length) {
    const done = new Set(sorted.map(({ name }) => name));
    const ready = found.filter(
      ({ name }) =>
        !done.has(name) && references.every(({ table, to }) => table !== name || done.has(to)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle');
    sorted.push(...ready);
  }
  return sorted;
}
