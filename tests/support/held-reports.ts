import { pack } from '../../src/domain/attendance/attendance-block.ts';
import { valuesOf } from '../../src/domain/attendance/deciding.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import {
  submitChurchReport,
  submitGroupReport,
  voidReport,
} from '../../src/domain/attendance/operations.ts';
import { verifyReport } from '../../src/domain/attendance/reviewing/review-operations.ts';
import { quarterAfter, quarterOf } from '../../src/domain/attendance/unpack.ts';
import { must } from '../../src/domain/must.ts';
import type { Store } from '../../src/store/database.ts';
import { queueItem } from '../../src/store/outbox/outbox.ts';
import { fixedId, thabo } from './device.ts';

/**
 * Ways in which a device holds a report as the server has it. `since`: it is packed as it was before, and a newer row says
 * that it was deleted, that somebody submitted it anew, or that it was corrected.
 */
export const arrivedWays = [
  'row',
  'packed',
  'deletedSince',
  'restoredSince',
  'correctedSince',
] as const;

/** Items that wait on the device, and how it holds the report that they are about: `queued` is on no server yet. */
export const waitingWays = [
  'queued',
  'deletingRow',
  'deletingPacked',
  'verifyingRow',
  'verifyingPacked',
  'correctingRow',
] as const;

type Arrived = { way: (typeof arrivedWays)[number]; report: AttendanceReport };
/** `capturedAt`: ISO, by the clock of the device. */
type Waiting = { way: (typeof waitingWays)[number]; report: AttendanceReport; capturedAt: string };
export type Held = Arrived | Waiting;

/** A report as a list has to show it. */
type MeantReport = AttendanceReport & { pending: boolean };

const itemId = ({ id }: AttendanceReport) => fixedId(500_000 + Number(id.slice(-12)));

/** It came in when it was captured, by one person, and nobody has looked at it. */
function submission(report: AttendanceReport, id: string, receivedAt: string): MeantReport {
  const { review: _, firstReceivedAt: _first, ...said } = report;
  const own = { authorIds: [thabo], authorNames: [], openVersions: 0, occurrence: 1 };
  return { ...said, ...own, id, receivedAt, status: 'submitted', pending: true };
}

/** A correction that waits stands for what it corrects, and was in time when that was; what was deleted begins anew. */
function corrected(report: AttendanceReport, correction: MeantReport): MeantReport {
  if (report.status === 'void') return correction;
  const { authorIds, authorNames, firstReceivedAt, receivedAt } = report;
  return {
    ...correction,
    authorIds: [...new Set([...authorIds, thabo])],
    authorNames,
    firstReceivedAt: firstReceivedAt ?? receivedAt,
  };
}

function verified(report: AttendanceReport, at: string): MeantReport {
  const word = { state: 'verified', accountId: thabo, name: '', note: null } as const;
  return { ...report, review: { id: itemId(report), at, ...word }, pending: true };
}

/** Reports that a list has to show for one that is held; deleted ones are none. */
export function meantBy(held: Held): MeantReport[] {
  const { report } = held;
  const arrived = report.status === 'void' ? [] : [{ ...report, pending: false }];
  switch (held.way) {
    case 'row':
    case 'packed':
    case 'correctedSince':
    case 'restoredSince':
      return arrived;
    case 'deletedSince':
    case 'deletingRow':
    case 'deletingPacked':
      return [];
    case 'queued':
      return [submission(report, report.id, held.capturedAt)];
    case 'verifyingRow':
    case 'verifyingPacked':
      return arrived.map((one) => verified(one, held.capturedAt));
    case 'correctingRow':
      return [corrected(report, submission(report, itemId(report), held.capturedAt))];
  }
}

function rowOf({ way, report }: Held): AttendanceReport | null {
  if (way === 'queued' || way === 'packed' || way.endsWith('Packed')) return null;
  return way === 'deletedSince' ? { ...report, status: 'void' } : report;
}

function packedOf({ way, report }: Held): AttendanceReport | null {
  if (way === 'restoredSince') return { ...report, status: 'void' };
  if (way === 'correctedSince') {
    return { ...report, didNotMeet: !report.didNotMeet, authorNames: ['Somebody before'] };
  }
  return way === 'packed' || way === 'deletedSince' || way.endsWith('Packed') ? report : null;
}

async function queue({ vault, profile }: Store, held: Waiting): Promise<void> {
  const { way, report, capturedAt } = held;
  const { id, churchId, groupId, serviceId, date, standingVersionId: basedOn } = report;
  const place = { churchId, groupId, serviceId, date };
  const about = { profile, now: new Date(capturedAt) };
  const submitReport = groupId === null ? submitChurchReport : submitGroupReport;
  switch (way) {
    case 'queued': {
      const input = { ...place, ...valuesOf(report), basedOn: null };
      await queueItem(vault, { ...about, operation: submitReport, id, input });
      return;
    }
    case 'correctingRow': {
      const input = { ...place, ...valuesOf(report), basedOn };
      await queueItem(vault, { ...about, operation: submitReport, id: itemId(report), input });
      return;
    }
    case 'deletingRow':
    case 'deletingPacked': {
      const input = { ...place, id, basedOn, reason: 'Counted twice' };
      await queueItem(vault, { ...about, operation: voidReport, id: itemId(report), input });
      return;
    }
    case 'verifyingRow':
    case 'verifyingPacked': {
      const input = { ...place, id, basedOn, seenReview: report.review?.id ?? null };
      await queueItem(vault, { ...about, operation: verifyReport, id: itemId(report), input });
    }
  }
}

const present = <Row>(rows: readonly (Row | null)[]) => rows.filter((row) => row !== null);

/** Puts reports on a device, each in its way. */
export async function holdReports(
  store: Store,
  held: readonly Held[],
  kept: { _scopes: string[]; _generation: number },
): Promise<void> {
  const rows = present(held.map(rowOf));
  await store.cache.attendanceReport.bulkPut(rows.map((row) => Object.assign({}, row, kept)));
  const quarters = Map.groupBy(
    present(held.map(packedOf)),
    ({ churchId, date }) => `${churchId} ${quarterOf(date)}`,
  );
  const blocks = [...quarters.values()].map((reports, serial) => {
    const { churchId, date } = must(reports[0], 'a packed report');
    const quarter = quarterOf(date);
    const own = { id: fixedId(8000 + serial), churchId, quarter, until: quarterAfter(quarter) };
    return Object.assign(own, pack(reports), kept);
  });
  await store.cache.attendanceBlock.bulkPut(blocks);
  for (const one of held) if ('capturedAt' in one) await queue(store, one);
}
