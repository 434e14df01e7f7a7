import type { Table } from 'dexie';
import { numbersToGo } from '#domain/attendance/numbers-to-go.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { Store } from '../../database.ts';
import { highest } from '../../outbox/layers.ts';
import { layerOfDraft } from '../../outbox/newest-words.ts';
import type { ReportDraft } from '../draft.ts';
import { heldOfMine } from './held-of-mine.ts';
import { contextOf, itemRows, type RowInLayer, type Unnamed } from './my-items.ts';
import type { Held, MyReport, MyReportState, Outcome } from './my-report.ts';

/** Own reports on the server that the list shows at first. */
export const ownReportsShown = 100;

function draftRow(draft: ReportDraft): RowInLayer {
  const { key, savedAt, values, ...context } = draft;
  const definition = reportDefinitions[context.groupId === null ? 'church' : 'group'];
  const left = values.didNotMeet ? 0 : numbersToGo(definition, values);
  const state = { state: 'draft', draftKey: key, savedAt, left } as const;
  const row = { key: draft.submissionId, ...contextOf({ ...context, ...values }), ...state };
  return { ...layerOfDraft(draft), row };
}

function outcomeOf(report: AttendanceReport, me: string): Outcome | null {
  const { decision, authorIds, authorNames: names } = report;
  if (!decision) return null;
  const { choice, name, authorNames, reason, accountId } = decision;
  const myName = names[authorIds.indexOf(me)];
  const mineStands = authorNames.length === 1 && authorNames[0] === myName;
  return { choice, name, authorNames, reason, byMe: accountId === me, mineStands };
}

function syncedRow(
  report: AttendanceReport,
  versions: readonly ReportVersion[],
  { me, held }: { me: string; held: Held | null },
): RowInLayer {
  const mine = versions.findLast((version) => version.authorIds.includes(me));
  // Once somebody has decided, the report says what stands.
  const said = mine && !report.decision ? { ...report, ...mine, id: report.id } : report;
  const { id: reportId, receiptNumber, openVersions } = report;
  const context = { key: reportId, ...contextOf(said) };
  if (openVersions > 0) {
    const otherAuthors = report.authorNames.filter((_, at) => report.authorIds[at] !== me);
    const row = { ...context, state: 'conflict', reportId, otherAuthors } as const;
    // No submission on its way settles it: only a decision does.
    return { layer: 'differing', is: [reportId], speaksFor: [], row };
  }
  const outcome = outcomeOf(report, me);
  const review = report.status === 'void' ? null : (report.review ?? null);
  const state = 'sent' as const;
  const sent = { state, itemId: null, reportId, receiptNumber, held, outcome, review };
  const record = reportKey(report);
  return { layer: 'synced', is: [record], speaksFor: [record], row: { ...context, ...sent } };
}

/** Only where somebody else submitted too does a version say more than its report. */
async function versionsOf({ cache }: Store, reports: readonly AttendanceReport[]) {
  const shared = reports.filter((report) => report.authorIds.length > 1);
  if (shared.length === 0) return [];
  return cache.reportVersion
    .where('reportId')
    .anyOf(shared.map((report) => report.id))
    .sortBy('receivedAt');
}

/** This person's reports on the server, but for those that they deleted themselves. */
async function ownReports({ cache, profile }: Store): Promise<AttendanceReport[]> {
  const mine = await cache.attendanceReport.where('authorIds').equals(profile.id).toArray();
  return mine.filter(
    ({ status, decision }) => status !== 'void' || decision?.accountId !== profile.id,
  );
}

/** Whether this person has more reports on the server than `shown`. */
export async function hasOlderReports(store: Store, shown: number): Promise<boolean> {
  return (await ownReports(store)).length > shown;
}

async function syncedRows(
  store: Store,
  accepted: ReadonlyMap<string, Held>,
  most: number,
): Promise<RowInLayer[]> {
  const me = store.profile.id;
  const mine = await ownReports(store);
  const recent = mine.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, most);
  const versions = await versionsOf(store, recent);
  return recent.map((report) =>
    syncedRow(
      report,
      versions.filter((version) => version.reportId === report.id),
      { me, held: accepted.get(report.id) ?? null },
    ),
  );
}

const rank: Record<MyReportState['state'], number> = {
  draft: 0,
  saved: 1,
  sending: 1,
  attention: 2,
  conflict: 3,
  sent: 4,
};

/** A report that was returned needs its author as much as two that differ. */
function rankOf(report: MyReport): number {
  const isReturned = report.state === 'sent' && report.review?.state === 'returned';
  return isReturned ? rank.conflict : rank[report.state];
}

function when({ date, startTime, key }: MyReport): string {
  return `${date} ${startTime ?? ''} ${key}`;
}

function compare(a: MyReport, b: MyReport): number {
  const byRank = rankOf(a) - rankOf(b);
  if (byRank !== 0) return byRank;
  return when(a) < when(b) ? 1 : -1;
}

/** The rows that others name, by id. */
async function rowsOf<Row extends { id: string }>(
  table: Table<Row, string>,
  rows: readonly Unnamed[],
  idOf: (row: Unnamed) => string | null,
): Promise<Map<string, Row>> {
  const ids = new Set(rows.flatMap((row) => idOf(row) ?? []));
  const found = await table.bulkGet([...ids]);
  return new Map(found.flatMap((row) => (row ? [[row.id, row]] : [])));
}

/**
 * Everything this person counts, submitted or sent from any device, newest first in each state. Of what
 * is on the server, the newest `most`.
 */
export async function myReports(store: Store, most = ownReportsShown): Promise<MyReport[]> {
  const { vault, cache, profile } = store;
  const kept = await vault.drafts.where({ accountId: profile.id }).toArray();
  const drafts = kept.filter(({ kind }) => kind === undefined) as ReportDraft[];
  const { rows: held, accepted } = await heldOfMine(store);
  const known = [
    ...drafts.map(draftRow),
    ...(await itemRows(store)),
    ...held,
    ...(await syncedRows(store, accepted, most)),
  ];
  const rows = highest(known).map(({ row }) => row);
  const churches = await rowsOf(cache.church, rows, ({ churchId }) => churchId);
  const services = await rowsOf(cache.service, rows, ({ serviceId }) => serviceId);
  const groups = await rowsOf(cache.group, rows, ({ groupId }) => groupId);
  const names = new Map(drafts.map((draft) => [draft.submissionId, draft.names]));
  const named = (row: Unnamed): MyReport => ({
    ...row,
    churchName: churches.get(row.churchId)?.name ?? names.get(row.key)?.church ?? null,
    serviceName: services.get(row.serviceId)?.name ?? names.get(row.key)?.service ?? null,
    groupName: groups.get(row.groupId ?? '')?.name ?? null,
    startTime: services.get(row.serviceId)?.startTime ?? null,
  });
  return rows.map(named).toSorted(compare);
}
