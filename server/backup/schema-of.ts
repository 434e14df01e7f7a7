import { knownMigrations } from '../database/migrate.ts';
import { StartRefused } from '../start-refused.ts';

/** Number of this program's migrations that make up the schema of a file. `newer`: the sentence for one of a newer program. */
export function schemaOf(migrations: readonly string[], newer: string): number {
  const known = knownMigrations();
  const ours = migrations.every((tag, at) => known[at] === tag);
  if (ours) return migrations.length;
  throw new StartRefused(newer);
}
