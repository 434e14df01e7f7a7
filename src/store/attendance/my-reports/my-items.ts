import type { ChurchReportInput } from '#domain/attendance/inputs.ts';
import type { Store } from '../../database.ts';
import { goesByGrant, isUnsent, type Item } from '../../outbox/item.ts';
import { receiptOf } from '../../outbox/server-answer.ts';
import type { InLayer } from '../../outbox/layers.ts';
import { newestWords, type Word } from '../../outbox/newest-words.ts';
import { capturedDecision, capturedReport, type CapturedDecision } from './captured.ts';
import type { MyReport, MyReportState } from './my-report.ts';

type Context = Pick<
  MyReport,
  'churchId' | 'serviceId' | 'groupId' | 'date' | 'count' | 'didNotMeet' | 'decides'
>;
export type Unnamed = { key: string } & Context & MyReportState;

type ItemRowState = Exclude<MyReportState, { state: 'draft' | 'conflict' }>;
export type ItemRow = { key: string } & Context & ItemRowState;

/** A row of this person's list, in the layer in which it lies. */
export interface RowInLayer<Row = Unnamed> extends InLayer {
  row: Row;
}

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

function stateOf(item: Item, waitsForSignIn: boolean): ItemRowState {
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

/** Whether the device holds the outcome of a decision. */
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

/** Report that an item is about; null for items of other kinds. */
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

function rowOf({ profile }: Store, { item, blocker }: Word, context: Context): ItemRow {
  const isAway = profile.session.kind !== 'signedIn';
  const waitsForSignIn = isAway && (profile.submitGrant === null || !goesByGrant(blocker));
  return { key: item.id, ...context, ...stateOf(blocker, waitsForSignIn) };
}

/** A decision speaks for the two reports that differ; one that was refused says nothing of what stands. */
function namesSpokenFor({ layer, speaksFor }: Word, { decides }: Context): readonly string[] {
  if (!decides) return speaksFor;
  return layer === 'refused' ? [decides.reportId] : [...speaksFor, decides.reportId];
}

/** This person's submissions and decisions from this browser: all, or those of one report. */
export async function itemRows(store: Store, record?: string): Promise<RowInLayer<ItemRow>[]> {
  const { vault, profile } = store;
  const of = { accountId: profile.id, ...(record !== undefined && { record }) };
  const mine = await vault.items.where(of).toArray();
  const settled = await settledAmong(
    store,
    mine.filter((item) => !isUnsent(item)),
  );
  const rows: RowInLayer<ItemRow>[] = [];
  for (const word of newestWords(mine.filter(({ id }) => !settled.has(id)))) {
    const { item, layer, is } = word;
    const context = await contextIn(store, item);
    // A decision that was delivered is told by its report.
    if (!context || (context.decides && item.state.kind === 'sent')) continue;
    const speaksFor = namesSpokenFor(word, context);
    rows.push({ layer, is, speaksFor, row: rowOf(store, word, context) });
  }
  return rows;
}

/** Submitted, and not yet with the server. */
export async function reportsWaiting(store: Store): Promise<number> {
  const items = await itemRows(store);
  return items.filter(({ layer }) => layer === 'waiting').length;
}
