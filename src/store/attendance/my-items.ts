import type { ChurchReportInput } from '#domain/attendance/operations.ts';
import type { Store } from '../database.ts';
import { isUnsent, receiptOf, type Item } from '../item.ts';
import { capturedReport } from './captured.ts';
import type { MyReport, MyReportState } from './my-report.ts';

type Context = Pick<
  MyReport,
  'churchId' | 'serviceId' | 'groupId' | 'date' | 'count' | 'didNotMeet'
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
  return { churchId, serviceId, groupId, date, count, didNotMeet };
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

/** What this person submitted from this browser. */
export async function itemRows({ vault, cache, profile }: Store): Promise<Unnamed[]> {
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
