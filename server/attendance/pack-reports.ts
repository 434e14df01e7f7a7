import { randomUUID } from 'node:crypto';
import {
  type AttendanceBlock,
  attendanceBlock,
  pack,
} from '#domain/attendance/attendance-block.ts';
import { addDays, latestWeekday, utcDate } from '#domain/values/dates/local-date.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { fingerprintOf } from '../sync/fingerprints.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { isConfidential } from '../groups/confidential.ts';
import { attendanceReportStore } from './scopes.ts';
import type { StoredReport } from './stored-report.ts';

/** Weeks whose reports travel as rows, beside the running one. */
const weeksAsRows = 13;

const madeOf = fingerprintOf(attendanceBlock);

/** Settled reports before this day are packed. A Monday: a block is written once a week at most. */
export function packedBefore(now: Date): string {
  const today = utcDate(now);
  return addDays(latestWeekday(today, 1), -7 * weeksAsRows);
}

interface Quarter {
  churchId: string;
  quarter: string;
  until: string;
}

/** Every device that sees the reports of a church gets its blocks: those of a confidential group stay rows. */
const packable = `not ${isConfidential('r')}`;

/** The newest quarter of a church in which something is to be packed; $2 is the day before which it is. */
const dueText = `with due as (
    select church_id, date_trunc('quarter', date)::date as quarter from attendance_report r
    where tenant_id = $1 and packed_at is null and open_versions = 0 and date < $2 and ${packable}
    union
    select church_id, date_trunc('quarter', date)::date from attendance_report r
    where tenant_id = $1 and packed_at is not null and ${isConfidential('r')}
    union
    select church_id, quarter from attendance_block where tenant_id = $1 and made_of <> $3)
  select church_id as "churchId", quarter::text,
    least($2::date, (quarter + interval '3 months')::date)::text as until
  from due order by quarter desc, church_id limit 1`;

/** The block that there is, locked. */
async function blockOf(
  tx: TenantTransaction,
  { churchId, quarter }: Quarter,
): Promise<Pick<AttendanceBlock, 'id' | 'until'> | null> {
  const [block] = await tx.rows<Pick<AttendanceBlock, 'id' | 'until'>>(
    'block of quarter',
    `select id, until::text from attendance_block
     where tenant_id = $1 and church_id = $2 and quarter = $3 for update`,
    [tx.tenantId, churchId, quarter],
  );
  return block ?? null;
}

async function confidentialGroups(tx: TenantTransaction, churchId: string): Promise<string[]> {
  const groups = await tx.rows<{ id: string }>(
    'confidential groups of church',
    'select id from groups where tenant_id = $1 and church_id = $2 and confidential',
    [tx.tenantId, churchId],
  );
  return groups.map(({ id }) => id);
}

async function write(tx: TenantTransaction, due: Quarter, now: Date): Promise<void> {
  const { churchId, quarter } = due;
  const before = await blockOf(tx, due);
  // A clock that went back takes nothing out of a block: no row would travel in its place.
  const until = before && before.until > due.until ? before.until : due.until;
  // Locked: what is submitted meanwhile waits, and then travels as a row.
  const all = await tx.rows<StoredReport>(
    'reports to pack',
    `select ${selectList(attendanceReportStore)} from attendance_report
     where tenant_id = $1 and church_id = $2 and date >= $3 and date < $4 and open_versions = 0
     order by date, id for update`,
    [tx.tenantId, churchId, quarter, until],
  );
  const kept = new Set(await confidentialGroups(tx, churchId));
  const reports = all.filter(({ groupId }) => groupId === null || !kept.has(groupId));
  const block = {
    id: before?.id ?? randomUUID(),
    churchId,
    quarter,
    until,
    ...pack(reports),
    madeOf,
  };
  const packedAt = now.toISOString();
  const newly = reports
    .filter((report) => report.packedAt === null)
    .map((report) => Object.assign(report, { packedAt }));
  const outAgain = all
    .filter((report) => report.packedAt !== null && !reports.includes(report))
    .map((report) => Object.assign(report, { packedAt: null }));
  const inserts = before ? {} : { attendanceBlock: [block] };
  const replaces = {
    attendanceReport: [...newly, ...outAgain],
    ...(before && { attendanceBlock: [block] }),
  };
  await recordEffect(tx, { output: null, inserts, replaces }, null);
}

/** Packs one quarter of one church. Answers whether there may be more. */
export async function packReports(tx: TenantTransaction, now: Date): Promise<boolean> {
  const due = await tx.rows<Quarter>('reports due to pack', dueText, [
    tx.tenantId,
    packedBefore(now),
    madeOf,
  ]);
  const [quarter] = due;
  if (!quarter) return false;
  await write(tx, quarter, now);
  return true;
}
