import type { Client } from 'pg';
import type { TenantTransaction } from '../database/tenant.ts';
import * as z from 'zod/mini';
import { slugFor } from '../access/accounts/slug-for.ts';
import { nameIsTaken } from '../organisation/name-is-taken.ts';
import { StartRefused } from '../start-refused.ts';
import { damaged } from './damaged.ts';
import { administratorIn } from './administrator-in.ts';
import { newIdsAround, newIdsFor, type NewIds } from './new-ids.ts';
import type { OpenExport } from './open-export.ts';
import { rowsOf } from './rows-of.ts';

const tenantRow = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  time_zone: z.string(),
});
const accountRow = z.object({ id: z.uuid() });
const anySlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The organisation that is there already, and the account of who brings the file in, the only one in it. */
export interface Host {
  accountId: string;
  email: string;
  name: string;
  slug: string;
  passwordHash: string;
  /** Lines of its audit from before, which stay beside those of the file. */
  lines: readonly string[];
}

export interface ImportPlan {
  tenantId: string;
  name: string;
  /** The row of the organisation, as it is written. */
  tenantLine: string;
  /** None where all of them are free: then every row is as it was. */
  newIds: NewIds;
  /** It gets another name than it had. */
  isRenamed: boolean;
  /** Null where the organisation is made. */
  host: Host | null;
}

async function tenantOf(file: OpenExport) {
  const [was, ...more] = await rowsOf(file, 'tenant', tenantRow);
  if (!was || more.length > 0) throw damaged();
  return was;
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
  const was = await tenantOf(file);
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
  return { tenantId, name, tenantLine, newIds, isRenamed: wanted !== null, host: null };
}

/** The name and the short name of the file where nobody else has them, else those that it has here. */
async function namesFor(
  tx: Pick<TenantTransaction, 'tenantId' | 'rows'>,
  was: z.infer<typeof tenantRow>,
  { name, slug }: Host,
) {
  const taken = (await nameIsTaken(tx, was.name)) || (await nameIsTaken(tx, was.slug));
  return taken || !anySlug.test(was.slug) ? { name, slug } : { name: was.name, slug: was.slug };
}

/** The file becomes the organisation of the transaction. Its accounts get new ids around that of who brings it in. */
export async function planInto(
  tx: Pick<TenantTransaction, 'tenantId' | 'rows'>,
  file: OpenExport,
  host: Host,
): Promise<ImportPlan> {
  const was = await tenantOf(file);
  const { tenantId } = tx;
  // PostgreSQL refuses a time zone that it does not know, here rather than in each statement about days.
  await tx.rows('time zone of import', 'select now() at time zone $1 as known', [was.time_zone]);
  const accountIds = (await rowsOf(file, 'account', accountRow)).map(({ id }) => id);
  const own = { was: await administratorIn(file, host.email), is: host.accountId };
  const newIds = new Map([...newIdsAround(accountIds, own), [was.id, tenantId]]);
  const names = await namesFor(tx, was, host);
  const tenantLine = JSON.stringify({ ...was, ...names, id: tenantId });
  const isRenamed = names.name !== was.name || names.slug !== was.slug;
  return { tenantId, name: names.name, tenantLine, newIds, isRenamed, host };
}
