import { randomUUID } from 'node:crypto';
import { countsWords, type RetentionCounts } from '#domain/retention/retention-words.ts';
import type { RetentionKind } from '#domain/retention/retention-kinds.ts';
import type { RetentionRun } from '#domain/retention/retention-operations.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { periodInForce, storedPeriods } from './stored-periods.ts';
import { retentionRun } from './tables.ts';

const columns = pick(retentionRun, ['id', 'counts', 'failed']);
type StoredRun = RowOf<typeof columns>;

/** Less than a day, since the rounds of the server come every few hours, and never at the same minute. */
const hoursBetween = 20;

/** The run that goes on, or was cut off; a new one a day after the last one; null where there is nothing to do. */
export async function openRun(tx: TenantTransaction, now: Date): Promise<string | null> {
  const [going] = await tx.rows<{ id: string }>(
    'run that goes on',
    'select id from retention_run where tenant_id = $1 and finished_at is null limit 1',
    [tx.tenantId],
  );
  if (going) return going.id;
  if ((await storedPeriods(tx)).size === 0) return null;
  const [begun] = await tx.rows<{ id: string }>(
    'begin run',
    `insert into retention_run (tenant_id, id, started_at, finished_at, counts, failed)
     select $1, $2, $3, null, '{}', 0
     where not exists (select 1 from retention_run where tenant_id = $1
       and started_at > $3::timestamptz - interval '${hoursBetween} hours')
     returning id`,
    [tx.tenantId, randomUUID(), now.toISOString()],
  );
  return begun?.id ?? null;
}

/** False where another process ended the run meanwhile. */
export async function isGoingOn(tx: TenantTransaction, id: string): Promise<boolean> {
  const found = await tx.rows(
    'run of this erasing',
    'select 1 from retention_run where tenant_id = $1 and id = $2 and finished_at is null',
    [tx.tenantId, id],
  );
  return found.length > 0;
}

/** In the transaction that erases: what was counted is gone, and what is gone was counted. */
export async function addCount(
  tx: TenantTransaction,
  id: string,
  { kind, count }: { kind: RetentionKind; count: number },
): Promise<void> {
  await tx.rows(
    'count erased',
    `update retention_run
     set counts = counts || jsonb_build_object($3::text, coalesce((counts->>$3)::int, 0) + $4::int)
     where tenant_id = $1 and id = $2`,
    [tx.tenantId, id, kind, count],
  );
}

/** How many of each kind went, and the day before which the audit is gone. */
async function changesOf(tx: TenantTransaction, counts: RetentionCounts, begun: Date) {
  const told: { field: string; was: null; became: unknown }[] = Object.entries(counts).map(
    ([field, count]) => ({ field, was: null, became: count }),
  );
  const period = counts.audit ? await periodInForce(tx, 'audit', begun) : null;
  if (period) told.push({ field: 'auditUntil', was: null, became: period.before.slice(0, 10) });
  return told;
}

/** Ends the run. One line of the audit tells what went, where anything did. */
export async function finishRun(
  tx: TenantTransaction,
  id: string,
  { begun, now, failed }: { begun: Date; now: Date; failed: number },
): Promise<void> {
  const [done] = await tx.rows<StoredRun>(
    'finish run',
    `update retention_run set finished_at = $3, failed = $4
     where tenant_id = $1 and id = $2 and finished_at is null returning ${columns}`,
    [tx.tenantId, id, now.toISOString(), failed],
  );
  if (!done || (countsWords(done.counts) === '' && failed === 0)) return;
  await writeAudit(tx, {
    actorId: null,
    action: 'retention.ran',
    entity: 'retentionRun',
    entityId: id,
    changes: await changesOf(tx, done.counts, begun),
    details: { failed },
  });
}

const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of about a month. */
const shown = 30;

export async function lastRuns(tx: TenantTransaction): Promise<RetentionRun[]> {
  return tx.rows<RetentionRun>(
    'last runs',
    `select ${columns}, ${iso('started_at')} as "startedAt", ${iso('finished_at')} as "finishedAt"
     from retention_run where tenant_id = $1 order by started_at desc, id limit ${shown}`,
    [tx.tenantId],
  );
}
