import { Failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/audit-log/outcomes.ts';
import { auditPageSize, type AuditQuestion, mostCounted } from '#domain/audit-log/operations.ts';
import { must } from '#domain/must.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { tenant } from '../access/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';
import type { AuditChange } from '../audit/audit-line.ts';
import { type Conditions, conditionsOf } from './question-sql.ts';
import { recordsNamed } from './named-records.ts';

const zoneOfTenant = pick(tenant, ['timeZone']);

/** A line as it is kept, with the name of who did it. */
export interface StoredLine {
  id: string;
  /** ISO with microseconds: lines of one moment keep their order. */
  at: string;
  doneAt: string | null;
  actorId: string | null;
  actorName: string | null;
  role: string | null;
  device: string | null;
  action: string;
  entity: string;
  entityId: string;
  placeId: string | null;
  groupId: string | null;
  changes: AuditChange[] | null;
  reason: string | null;
  outcome: Outcome;
  error: string | null;
  details: Record<string, unknown>;
}

const columns = `l.id,
  to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, l.done_at as "doneAt",
  l.actor_id as "actorId", l.actor_name as "actorName", l.role, l.device_label as device, l.action, l.entity,
  l.entity_id as "entityId", l.place_id as "placeId", l.group_id as "groupId", l.changes, l.reason, l.outcome, l.error, l.details`;

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/;

function afterCursor({ sql, values }: Conditions, cursor: string | undefined): Conditions {
  if (cursor === undefined) return { sql, values };
  const [, at, id] = cursorPattern.exec(cursor) ?? [];
  if (at === undefined || id === undefined) {
    throw new Failure('bad_request', 'This is no cursor of the audit. Start with the newest lines');
  }
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const older = `(l.at, l.id) < (${first}::timestamptz, ${second}::uuid)`;
  return { sql: `${sql} and ${older}`, values: [...values, at, id] };
}

async function timeZoneOf(tx: TenantTransaction): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof zoneOfTenant>>(
    'time zone of tenant',
    `select ${zoneOfTenant} from tenant where id = $1`,
    [tx.tenantId],
  );
  return must(found, 'the tenant of the caller').timeZone;
}

/** The question as SQL, with the zone by which its days begin. */
export async function understood(tx: TenantTransaction, caller: Caller, question: AuditQuestion) {
  const timeZone = await timeZoneOf(tx);
  const named = await recordsNamed(tx, caller, question.searchTerm);
  const conditions = conditionsOf(tx.tenantId, caller.grants, question, { timeZone, named });
  return { conditions, timeZone };
}

/** The newest lines below the cursor, and whether there are older ones. */
export async function readLines(
  tx: TenantTransaction,
  conditions: Conditions,
  { cursor, most = auditPageSize }: { cursor?: string | undefined; most?: number },
): Promise<{ lines: StoredLine[]; next: string | null }> {
  const { sql, values } = afterCursor(conditions, cursor);
  const found = await tx.rows<StoredLine>(
    '',
    `select ${columns} from audit_log l where ${sql} order by l.at desc, l.id desc limit ${most + 1}`,
    values,
  );
  const lines = found.slice(0, most);
  const last = lines.at(-1);
  const next = found.length > most && last ? `${last.at}_${last.id}` : null;
  return { lines, next };
}

/** How many lines there are, counted to `mostCounted` and one. */
export async function countLines(
  tx: TenantTransaction,
  { sql, values }: Conditions,
): Promise<number> {
  const [found] = await tx.rows<{ total: number }>(
    '',
    `select count(*)::int as total
     from (select 1 from audit_log l where ${sql} limit ${mostCounted + 1}) counted`,
    values,
  );
  return must(found, 'a count').total;
}
