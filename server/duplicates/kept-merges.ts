import type { StandingMerge } from '#domain/duplicates/list-merges-operation.ts';
import { undoDays } from '#domain/duplicates/merge.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { personMerge } from './tables.ts';

const columns = pick(personMerge, ['id', 'keptId', 'lostId', 'otherName', 'touched'], 'm');
export type KeptMerge = RowOf<typeof columns>;

const standing = `m.at > now() - interval '${undoDays} days'`;
const iso = (column: string) =>
  `to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A merge that can still be taken back. */
export async function keptMerge(
  tx: TenantTransaction,
  id: string,
  keptId: string,
): Promise<KeptMerge | undefined> {
  const [found] = await tx.rows<KeptMerge>(
    'merge to undo',
    `select ${columns} from person_merge m
     where m.tenant_id = $1 and m.id = $2 and m.kept_id = $3 and ${standing} for update`,
    [tx.tenantId, id, keptId],
  );
  return found;
}

/** The merges of a person that can still be taken back, the newest first. */
export async function mergesOf(tx: TenantTransaction, keptId: string): Promise<StandingMerge[]> {
  return tx.rows<StandingMerge>(
    'merges of person',
    `select m.id, ${iso('m.at')} as at, m.author_name as "byName", m.other_name as "otherName",
       ${iso(`m.at + interval '${undoDays} days'`)} as until
     from person_merge m where m.tenant_id = $1 and m.kept_id = $2 and ${standing}
     order by m.at desc, m.id desc`,
    [tx.tenantId, keptId],
  );
}

/** Merges that a statement takes: each has the rows of two people. */
const chunk = 500;

/** What a merge keeps to be taken back goes after its days. Answers whether there may be more. */
export async function purgeMerges(tx: TenantTransaction): Promise<boolean> {
  const purged = await tx.rows(
    'purge merges',
    `delete from person_merge where tenant_id = $1 and id in (
       select m.id from person_merge m where m.tenant_id = $1 and not (${standing}) limit $2)
     returning 1`,
    [tx.tenantId, chunk],
  );
  return purged.length === chunk;
}
