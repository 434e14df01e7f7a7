import type { ChurchReportInput } from '#domain/attendance/operations.ts';
import { reportKey } from '#domain/attendance/submission.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import type { Store } from '../database.ts';
import type { Draft } from '../drafts.ts';
import { isUnsent, receiptOf, type Item, type Problem, type Trouble } from '../item.ts';
import { capturedReport } from './captured.ts';

/** How far one report of this person has come. */
export type MyReportState =
  /** Being counted: safe here, submitted to nobody. */
  | { state: 'draft'; draftKey: string; savedAt: number }
  /** Submitted, not yet with the server. `nextAttemptAt`: ms, 0 for as soon as there is a way. */
  | {
      state: 'saved';
      itemId: string;
      nextAttemptAt: number;
      trouble: Trouble | null;
      /** It travels only under its author's name, and the author's session is over. */
      waitsForSignIn: boolean;
    }
  | { state: 'sending'; itemId: string; since: number }
  /** `held`: kept for a church administrator to accept or refuse. */
  | {
      state: 'sent';
      itemId: string | null;
      reportId: string | null;
      receiptNumber: string | null;
      held: boolean;
    }
  | { state: 'attention'; itemId: string; problem: Problem }
  /** Two reports for one service that differ. */
  | { state: 'conflict'; reportId: string; otherAuthors: string[] };

export type MyReport = {
  key: string;
  churchId: string;
  serviceId: string;
  groupId: string | null;
  date: string;
  /** People; null when not counted or when the church did not meet. */
  count: number | null;
  didNotMeet: boolean;
  /** Null when the church or service is no longer within reach. */
  churchName: string | null;
  serviceName: string | null;
  startTime: string | null;
} & MyReportState;

/** How many of the person's own reports the list reaches back. */
const ownReportsShown = 100;

type Context = Pick<
  MyReport,
  'churchId' | 'serviceId' | 'groupId' | 'date' | 'count' | 'didNotMeet'
>;
type Unnamed = { key: string } & Context & MyReportState;

function contextOf(
  report: Pick<
    ChurchReportInput,
    'churchId' | 'serviceId' | 'groupId' | 'date' | 'attendance' | 'didNotMeet'
  >,
): Context {
  const { churchId, serviceId, groupId, date, didNotMeet } = report;
  const count = didNotMeet ? null : report.attendance;
  return { churchId, serviceId, groupId, date, count, didNotMeet };
}

function draftRow(draft: Draft): Unnamed {
  const { key, savedAt, values, ...context } = draft;
  return {
    key: draft.submissionId,
    ...contextOf({ ...context, ...values }),
    state: 'draft',
    draftKey: key,
    savedAt,
  };
}

/** A follow-up waits for the item before it, so what stops that one stops both. */
function blockerOf(item: Item, items: ReadonlyMap<string, Item>): Item {
  const parent = item.after === null ? undefined : items.get(item.after);
  if (!parent) return item;
  const blocker = blockerOf(parent, items);
  return blocker.state.kind === 'attention' ? blocker : item;
}

function stateOf(item: Item, waitsForSignIn: boolean): MyReportState {
  const { state, id: itemId } = item;
  switch (state.kind) {
    case 'waiting': {
      const { nextAttemptAt, trouble } = state;
      return { state: 'saved', itemId, nextAttemptAt, trouble, waitsForSignIn };
    }
    case 'sending':
      return { state: 'sending', itemId, since: state.since };
    case 'attention':
      return { state: 'attention', itemId, problem: state.problem };
    case 'delivered':
    case 'sent':
      return {
        state: 'sent',
        itemId,
        reportId: null,
        receiptNumber: receiptOf(item),
        held: state.how === 'held',
      };
  }
}

function syncedRow(
  report: AttendanceReport,
  versions: readonly ReportVersion[],
  me: string,
): Unnamed {
  const mine = versions.findLast((version) => version.authorIds.includes(me));
  const said = mine ? { ...report, ...mine, id: report.id } : report;
  const context = { key: report.id, ...contextOf(said) };
  if (report.openVersions > 0) {
    const otherAuthors = report.authorNames.filter((_, at) => report.authorIds[at] !== me);
    return { ...context, state: 'conflict', reportId: report.id, otherAuthors };
  }
  return {
    ...context,
    state: 'sent',
    itemId: null,
    reportId: report.id,
    receiptNumber: report.receiptNumber,
    held: false,
  };
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

async function syncedRows(store: Store): Promise<Unnamed[]> {
  const me = store.profile.id;
  const mine = await store.cache.attendanceReport.where('authorIds').equals(me).toArray();
  const recent = mine.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, ownReportsShown);
  const versions = await versionsOf(store, recent);
  return recent.map((report) =>
    syncedRow(
      report,
      versions.filter((version) => version.reportId === report.id),
      me,
    ),
  );
}

async function itemRows({ vault, cache, profile }: Store): Promise<Unnamed[]> {
  const mine = await vault.items.where({ accountId: profile.id }).toArray();
  const items = new Map(mine.map((item) => [item.id, item]));
  const held = new Set(
    (await cache.reportVersion.bulkGet(mine.map((item) => item.id))).flatMap((version) =>
      version ? [version.id] : [],
    ),
  );
  // A later submission on the same record speaks for the earlier ones.
  const followed = new Set(mine.filter(isUnsent).map((item) => item.after));
  const waitsForSignIn = profile.session.kind !== 'signedIn' && profile.submitGrant === null;
  return mine.flatMap((item): Unnamed[] => {
    const report = capturedReport(item);
    if (!report || followed.has(item.id) || (!isUnsent(item) && held.has(item.id))) return [];
    const state = stateOf(blockerOf(item, items), waitsForSignIn);
    return [{ key: item.id, ...contextOf(report), ...state }];
  });
}

const rank: Record<MyReportState['state'], number> = {
  draft: 0,
  saved: 1,
  sending: 1,
  attention: 2,
  conflict: 3,
  sent: 4,
};

function compare(a: MyReport, b: MyReport): number {
  const byRank = rank[a.state] - rank[b.state];
  if (byRank !== 0) return byRank;
  const when = (row: MyReport) => `${row.date} ${row.startTime ?? ''} ${row.key}`;
  return when(a) < when(b) ? 1 : -1;
}

/** Everything this person counts, submitted or sent from any device, newest first in each state. */
export async function myReports(store: Store): Promise<MyReport[]> {
  const { vault, cache, profile } = store;
  const drafts = await vault.drafts.where({ accountId: profile.id }).toArray();
  const items = await itemRows(store);
  const mending = new Set(drafts.map((draft) => draft.submissionId));
  const unsent = new Set(items.flatMap((row) => (row.state === 'sent' ? [] : [reportKey(row)])));
  const synced = await syncedRows(store);
  const rows = [
    ...drafts.map(draftRow),
    ...items.filter((row) => !mending.has(row.key)),
    // What is on its way speaks for what stands, except that a conflict never hides.
    ...synced.filter((row) => row.state === 'conflict' || !unsent.has(reportKey(row))),
  ];
  const churches = new Map((await cache.church.toArray()).map((church) => [church.id, church]));
  const services = new Map((await cache.service.toArray()).map((service) => [service.id, service]));
  const named = (row: Unnamed): MyReport => ({
    ...row,
    churchName: churches.get(row.churchId)?.name ?? null,
    serviceName: services.get(row.serviceId)?.name ?? null,
    startTime: services.get(row.serviceId)?.startTime ?? null,
  });
  return rows.map(named).toSorted(compare);
}

/**
 * The badge: only what needs this person, so that normal waiting never nags. Every screen asks it at
 * every change, so it reads the few rows that can count and no list.
 */
export async function reportsNeedingMe(store: Store): Promise<number> {
  const { vault, cache, profile } = store;
  const drafts = await vault.drafts.where({ accountId: profile.id }).toArray();
  const mending = new Set(drafts.map((draft) => draft.submissionId));
  const items = await itemRows(store);
  const refused = items.filter((row) => row.state === 'attention' && !mending.has(row.key));
  const open = await cache.attendanceReport.where('openVersions').above(0).toArray();
  const conflicts = open.filter((report) => report.authorIds.includes(profile.id));
  return refused.length + conflicts.length;
}

/** Submitted, and not yet with the server. */
export async function reportsWaiting(store: Store): Promise<number> {
  const items = await itemRows(store);
  return items.filter(({ state }) => state === 'saved' || state === 'sending').length;
}
