import type { Client } from 'pg';
import * as z from 'zod/mini';
import { slugFor } from '../access/accounts/slug-for.ts';
import { nameIsTaken } from '../organisation/name-is-taken.ts';
import { StartRefused } from '../start-refused.ts';
import { damaged } from './damaged.ts';
import { newIdsFor, type NewIds } from './new-ids.ts';
import type { OpenExport } from './open-export.ts';

const tenantRow = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  time_zone: z.string(),
});
const accountRow = z.object({ id: z.uuid() });

export interface ImportPlan {
  tenantId: string;
  name: string;
  /** The row of the organisation, as it is written. */
  tenantLine: string;
  /** None where all of them are free: then every row is as it was. */
  newIds: NewIds;
  /** It gets another name than it had. */
  isRenamed: boolean;
}

async function rowsOf<Row>(file: OpenExport, table: string, schema: z.ZodMiniType<Row>) {
  const rows: Row[] = [];
  for await (const line of file.rows(table)) {
    const read = z.safeParse(schema, JSON.parse(line));
    if (!read.success) throw damaged(read.error);
    rows.push(read.data);
  }
  return rows;
}

/** Ids of organisations and accounts are of one kind on a server; those of all other rows only in their organisation. */
async function areTaken(owner: Client, tenantId: string, accountIds: readonly string[]) {
  const { rows } = await owner.query<{ taken: boolean }>(
    `select exists (select 1 from tenant where id = $1)
       or exists (select 1 from account where id = any($2::uuid[])) as taken`,
    [tenantId, accountIds],
  );
  return rows[0]?.taken ?? true;
}

/** Under which ids and which name the organisation comes in. Holds the lock of all names until the end of the transaction. */
export async function planImport(
  owner: Client,
  file: OpenExport,
  wanted: string | null,
): Promise<ImportPlan> {
  const [was, ...more] = await rowsOf(file, 'tenant', tenantRow);
  if (!was || more.length > 0) throw damaged();
  const accountIds = (await rowsOf(file, 'account', accountRow)).map(({ id }) => id);
  const taken = await areTaken(owner, was.id, accountIds);
  const newIds = newIdsFor(taken ? [was.id, ...accountIds] : []);
  const tenantId = newIds.get(was.id) ?? was.id;
  const tx = {
    tenantId,
    rows: async <Row extends object>(_name: string, text: string, values: unknown[]) =>
      (await owner.query<Row>(text, values)).rows,
  };
  const name = wanted ?? was.name;
  if ((await nameIsTaken(tx, name)) || (wanted === null && (await nameIsTaken(tx, was.slug)))) {
    throw new StartRefused(
      `There is an organisation called ${name} here already. Give this one another name: --name NAME.`,
    );
  }
  const slug = wanted === null ? was.slug : await slugFor(tx, name);
  const tenantLine = JSON.stringify({ ...was, id: tenantId, name, slug });
  return { tenantId, name, tenantLine, newIds, isRenamed: wanted !== null };
}
