import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import type { Store } from '../database.ts';
import { goesByGrant, isUnsent, receiptOf, type Item } from '../item.ts';
import { capturedDecision, capturedReport, type CapturedDecision } from './captured.ts';
import type { MyReport, MyReportState } from './my-report.ts';
import { blockerOf } from './needing-me.ts';

type Context = Pick<
  MyReport,
  'churchId' | 'serviceId' | 'groupId' | 'date' | 'count' | 'didNotMeet' | 'decides'
>;
export type Unnamed = { key: string } & Context & MyReportState;

export function contextOf(
  report: Pick<
    ChurchReportInput,
    'churchId' | 'serviceId' | 'groupId' | 'date' | 'attendance' | 'didNotMeet'
  >,
): Context {
  const { churchId, serviceId, groupId, date, didNotMeet } = report;
  const count = didNotMeet ? null : report.attendance;
  return { churchId, serviceId, groupId, date, count, didNotMeet, decides: null };
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
        held: state.how === 'held' ? { status: 'waiting', by: null, reason: null } : null,
        outcome: null,
      };
  }
}

/** What a decision settles, and whether the device holds that. */
async function isDecided({ cache }: Store, captured: CapturedDecision): Promise<boolean> {
  if (captured.kind === 'decide') {
    return (await cache.reportVersion.get(captured.input.versionId))?.state !== 'open';
  }
  return (await cache.attendanceReport.get(captured.input.id))?.status === 'void';
}

/**
 * Ids of the items whose effect the device holds, so that the rows they made speak for them. Asked at
 * every change, hence of all of them at once.
 */
export async function settledAmong(store: Store, items: readonly Item[]): Promise<Set<string>> {
  const { cache } = store;
  const ids = items.map(({ id }) => id);
  const held = await cache.heldReport.bulkGet(ids);
  // The version that a submission makes carries its id.
  const versions = await cache.reportVersion.bulkGet(ids);
  const settled = new Set<string>();
  for (const [at, item] of items.entries()) {
    const captured = capturedDecision(item);
    const byRows = captured ? await isDecided(store, captured) : versions[at] !== undefined;
    if (byRows || held[at]) settled.add(item.id);
  }
  return settled;
}

/** What an item is about, or null for items that are no reports. */
async function contextIn({ cache }: Store, item: Item): Promise<Context | null> {
  const report = capturedReport(item);
  if (report) return contextOf(report);
  const captured = capturedDecision(item);
  if (!captured) return null;
  const said =
    captured.kind === 'decide' ? captured.input.values : { attendance: null, didNotMeet: false };
  const { id: reportId } = captured.input;
  const open = ((await cache.attendanceReport.get(reportId))?.openVersions ?? 0) > 0;
  const decides = { kind: captured.kind, reportId, open };
  return { ...contextOf({ ...captured.input, ...said }), decides };
}

/** What this person submitted and decided from this browser: of everything, or of one report. */
export async function itemRows(store: Store, record?: string): Promise<Unnamed[]> {
  const { vault, profile } = store;
  const of = { accountId: profile.id, ...(record !== undefined && { record }) };
  const mine = await vault.items.where(of).toArray();
  const items = new Map(mine.map((item) => [item.id, item]));
  // A later submission on the same record speaks for the earlier ones.
  const followed = new Set(mine.filter(isUnsent).map((item) => item.after));
  const isAway = profile.session.kind !== 'signedIn';
  const arrived = mine.filter((item) => !isUnsent(item));
  const settled = await settledAmong(store, arrived);
  const rows: Unnamed[] = [];
  for (const item of mine) {
    if (followed.has(item.id) || settled.has(item.id)) continue;
    const context = await contextIn(store, item);
    if (!context) continue;
    // A decision that was delivered is told by its report.
    if (context.decides && item.state.kind === 'sent') continue;
    const blocker = blockerOf(item, items);
    const waitsForSignIn = isAway && (profile.submitGrant === null || !goesByGrant(blocker));
    rows.push({ key: item.id, ...context, ...stateOf(blocker, waitsForSignIn) });
  }
  return rows;
}

/** Submitted, and not yet with the server. */
export async function reportsWaiting(store: Store): Promise<number> {
  const items = await itemRows(store);
  return items.filter(({ state }) => state === 'saved' || state === 'sending').length;
}
