import { escapeIdentifier, type Client } from 'pg';

interface OfTable {
  table: string;
  name: string;
}

/** Rules that add something to a row that comes. What they did once must not be done again in another order. */
const rulesOnComing = `
  select c.relname as table, r.rulename as name from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and r.ev_type = '3'`;

/** References from a table to itself: a row may come before the one that it names. */
const ownReferences = `
  select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conrelid = k.confrelid and not k.condeferrable`;

async function alter(owner: Client, all: readonly OfTable[], how: (name: string) => string) {
  for (const { table, name } of all) {
    await owner.query(`alter table ${escapeIdentifier(table)} ${how(escapeIdentifier(name))}`);
  }
}

/**
 * Writes rows of another life in a transaction of the owner: nothing is added to them, and the references between them are judged
 * when all are there. Afterwards the tables are as they were. It locks
 * them whole until the commit: only for a database that nobody uses yet.
 */
export async function asWritten<Done>(owner: Client, write: () => Promise<Done>): Promise<Done> {
  const { rows: rules } = await owner.query<OfTable>(rulesOnComing);
  const { rows: references } = await owner.query<OfTable>(ownReferences);
  await alter(owner, rules, (name) => `disable rule ${name}`);
  await alter(
    owner,
    references,
    (name) => `alter constraint ${name} deferrable initially deferred`,
  );
  const done = await write();
  await owner.query('set constraints all immediate');
  await alter(owner, references, (name) => `alter constraint ${name} not deferrable`);
  await alter(owner, rules, (name) => `enable rule ${name}`);
  return done;
}
