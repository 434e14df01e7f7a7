import { hoursToTakeBack, type RetentionKind } from '#domain/retention/retention-kinds.ts';
import { monthsBefore } from '#domain/values/dates/months-before.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { retentionPeriod } from './tables.ts';

const columns = pick(retentionPeriod, ['kind', 'months', 'since', 'chosenBy']);
type StoredPeriod = RowOf<typeof columns>;

export async function storedPeriods(tx: TenantTransaction): Promise<Map<string, StoredPeriod>> {
  const rows = await tx.rows<StoredPeriod>(
    'retention periods',
    `select ${columns} from retention_period where tenant_id = $1`,
    [tx.tenantId],
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

/** A period by which is erased now. */
export interface PeriodInForce {
  /** ISO: what ended before it goes. */
  before: string;
  chosenBy: string;
}

/** The period of a kind; null where it is kept, or was chosen so shortly that it can still be taken back. */
export async function periodInForce(
  tx: TenantTransaction,
  kind: RetentionKind,
  now: Date,
): Promise<PeriodInForce | null> {
  const found = (await storedPeriods(tx)).get(kind);
  if (!found) return null;
  const begins = Date.parse(found.since) + hoursToTakeBack * 3_600_000;
  if (now.getTime() < begins) return null;
  return { before: monthsBefore(now, found.months).toISOString(), chosenBy: found.chosenBy };
}

export async function writePeriod(
  tx: TenantTransaction,
  kind: RetentionKind,
  { months, now, by }: { months: number | null; now: Date; by: string },
): Promise<void> {
  if (months === null) {
    await tx.rows(
      'keep for good',
      'delete from retention_period where tenant_id = $1 and kind = $2',
      [tx.tenantId, kind],
    );
    return;
  }
  await tx.rows(
    'choose retention period',
    `insert into retention_period (tenant_id, kind, months, since, chosen_by)
     values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, kind) do update
       set months = excluded.months, since = excluded.since, chosen_by = excluded.chosen_by`,
    [tx.tenantId, kind, months, now.toISOString(), by],
  );
}
