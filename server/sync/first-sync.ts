import { attendanceReport, reportVersion } from '#domain/attendance/entities.ts';
import { chatMessage } from '#domain/chat/entities.ts';
import { church, churchGroup, reportPolicy, service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { person } from '#domain/people/entities.ts';
import type { ReachEntry } from '#domain/protocol.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Place } from './cursor.ts';
import { after, type ChangeRow, visible, visibleParameters } from './visible.ts';

const toCount = new Set<string>([church.name, churchGroup.name, service.name, reportPolicy.name]);

/** Rows that no screen needs in its first minute. */
const later = new Set<string>([person.name, chatMessage.name, reportVersion.name]);

const isReport = (entity: string) => entity === attendanceReport.name;

const byEntityText = `
  select c.t, c.id, c.v, c.t as key, array_agg(c.scope order by c.scope) as scopes
  from change c where c.tenant_id = $1 and ${visible('c')} and not c.gone and c.v <= ${after(3)}
    and (c.t, c.id) > (${after(1)}::text, ${after(2)}::uuid)
  group by c.t, c.id, c.v order by c.t, c.id limit ${after(4)}`;

/** A version says nothing of a report's age: an import brings years in one. Down an index instead. */
const newestReportsText = `
  select '${attendanceReport.name}' as t, r.id, held.v, r.date::text as key, held.scopes
  from attendance_report r cross join lateral (
    select max(c.v) as v, array_agg(c.scope order by c.scope) as scopes
    from change c where c.tenant_id = $1 and c.t = '${attendanceReport.name}' and c.id = r.id
      and ${visible('c')} and not c.gone and c.v <= ${after(3)}
    having count(*) > 0) held
  where r.tenant_id = $1 and (r.date, r.id) < (${after(1)}::date, ${after(2)}::uuid)
  order by r.date desc, r.id desc limit ${after(4)}`;

const upwards = {
  text: byEntityText,
  start: { key: '', id: '00000000-0000-0000-0000-000000000000' },
};

/** From the last day that a report can have. */
const downwards = {
  text: newestReportsText,
  start: { key: '2199-12-31', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
};

/** What the form needs, what the other screens ask, the reports from the newest on, and the rest. */
const parts = [
  { ...upwards, holds: (entity: string) => toCount.has(entity) },
  {
    ...upwards,
    holds: (entity: string) => !toCount.has(entity) && !later.has(entity) && !isReport(entity),
  },
  { ...downwards, holds: isReport },
  { ...upwards, holds: (entity: string) => later.has(entity) },
];

interface Asked {
  reach: readonly ReachEntry[];
  /** The head's version when the first page was read. */
  until: number;
  place: Place | undefined;
  limit: number;
}

interface FirstRows {
  rows: ChangeRow[];
  /** Where to go on; none when all has been brought. */
  next: Place | undefined;
}

/**
 * What a device that holds nothing is given: all that stands at one version, in an order of its own.
 * A row that changes meanwhile leaves it for a higher version, which the pull that follows brings.
 */
export async function firstRows(
  tx: TenantTransaction,
  { reach, until, place, limit }: Asked,
): Promise<FirstRows> {
  const rows: ChangeRow[] = [];
  for (let at = place?.part ?? 0; at < parts.length; at++) {
    const part = must(parts[at], 'a part of the first sync');
    const from = place?.part === at ? place : part.start;
    const left = limit - rows.length;
    const found = await tx.rows<ChangeRow & { key: string }>(`first ${at}`, part.text, [
      tx.tenantId,
      ...visibleParameters(reach, part.holds),
      from.key,
      from.id,
      until,
      // One more tells whether there is more.
      left + 1,
    ]);
    const taken = found.slice(0, left);
    rows.push(...taken);
    const { key, id } = taken.at(-1) ?? from;
    if (found.length > left) return { rows, next: { part: at, key, id } };
  }
  return { rows, next: undefined };
}
