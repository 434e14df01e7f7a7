import { unreachable } from '#domain/must.ts';
import { callSize, learnCallSize } from '#store/outbox/call-size.ts';
import { clientIdOf } from '#store/session/client-id.ts';
import {
  applyResults,
  dueItems,
  forgetWaits,
  markSending,
  nextBatch,
  putBack,
  release,
  settle,
} from '#store/outbox/deliveries.ts';
import { hasOwnList, type Item, type FailureReason } from '#store/outbox/item.ts';
import { pause, pausedUntil } from '#store/outbox/pause.ts';
import { activeProfile } from '#store/session/session.ts';
import type { SyncContext } from './context.ts';
import { isThere } from './is-there.ts';
import { sendAs, type SendOutcome } from './send-as.ts';
import { singleFlight } from './single-flight.ts';

/** Chrome ends any event after 5 minutes. What is left then goes with the next run. */
const runLimit = 4 * 60_000;

interface Run {
  context: SyncContext;
  clientId: string;
  deadline: number;
  /** Delivered so far: item id -> author. */
  delivered: Map<string, string>;
  /** Items that a list shows: their people wait for the word. */
  told: string[];
}

/**
 * Sends what waits, each author's items under that author's name. Answers the ids that were
 * delivered; null when folded into a run that waits already. `reset` forgets the waiting times, but
 * never the silence that a server asked for.
 */
export function drain(
  context: SyncContext,
  { reset }: { reset: boolean },
): Promise<string[] | null> {
  return singleFlight(context.locks, 'drain', async () => {
    const { vault } = context.databases;
    if (reset) await forgetWaits(vault);
    const run: Run = {
      context,
      clientId: await clientIdOf(vault),
      deadline: context.now() + runLimit,
      delivered: new Map(),
      told: [],
    };
    await sendDue(run);
    await settleUnseen(run);
    if (run.told.length > 0) context.publish({ type: 'delivered', ids: run.told });
    return [...run.delivered.keys()];
  });
}

async function sendDue(run: Run): Promise<void> {
  const { vault } = run.context.databases;
  if ((await pausedUntil(vault, run.context.now())) !== null) return;
  const seen = new Set<string>();
  for (;;) {
    const due = (await dueItems(vault, run.context.now())).filter((item) => !seen.has(item.id));
    const [first] = due;
    if (!first) return;
    const author = first.accountId;
    const own = due.filter((item) => item.accountId === author);
    const batch = nextBatch(own, await callSize(vault));
    for (const item of batch) seen.add(item.id);
    const said = await deliver(run, author, batch);
    if (said === 'stop') return;
    // Whatever else they wrote meets the same door.
    if (said) await putBack(vault, idsOf(own), said.reason, momentOf(run));
  }
}

function momentOf({ context }: Run) {
  return { now: context.now(), random: context.random };
}

/** Effect of one batch on later ones: no item of this author goes now, or none at all. */
type Said = { kind: 'shut'; reason: FailureReason } | 'stop' | null;

/** One batch of one author, in ever smaller parts as long as calls of more than one item fail as a whole. */
async function deliver(run: Run, author: string, batch: Item[]): Promise<Said> {
  const { context } = run;
  const { vault } = context.databases;
  const parts = [batch];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const ids = idsOf(part);
    const left = [...ids, ...parts.flatMap(idsOf)];
    if (context.now() > run.deadline) {
      await release(vault, left);
      return 'stop';
    }
    const outcome = await attempt(run, author, part);
    const moment = momentOf(run);
    switch (outcome.kind) {
      case 'answered':
        await take(run, author, part, outcome);
        break;
      case 'failed':
        if (part.length > 1) parts.push(...inParts(part, await callSize(vault)));
        else await putBack(vault, ids, outcome.reason, moment);
        break;
      case 'unreachable':
        context.publish({ type: 'unreachable' });
        await putBack(vault, left, outcome.reason, moment);
        return 'stop';
      case 'paused':
        await release(vault, left);
        await pause(vault, moment.now, outcome.seconds * 1000);
        return 'stop';
      case 'unauthenticated':
        await release(vault, left);
        return null;
      case 'shut':
        return outcome;
      default:
        return unreachable(outcome);
    }
  }
  return null;
}

/**
 * One call. What was not answered by the server says that there is no way only when the smallest
 * question is not answered either; else it is about this call, and perhaps about one item in it.
 */
async function attempt(run: Run, author: string, items: Item[]): Promise<SendOutcome> {
  const { context, clientId } = run;
  const { vault } = context.databases;
  const onSend = (going: readonly Item[]) => markSending(vault, going, context.now());
  const began = context.now();
  const outcome = await sendAs(context, author, { clientId, items, onSend });
  const broke = outcome.kind === 'unreachable' && outcome.reason === 'unreachable';
  if (broke || outcome.kind === 'answered') {
    const took = context.now() - began;
    await learnCallSize(vault, { items: items.length, took, broke });
  }
  if (outcome.kind !== 'unreachable') return outcome;
  return (await isThere(context)) ? { kind: 'failed', reason: outcome.reason } : outcome;
}

/** Halves, or what the line has shown that it carries; the first of them last, to be taken first. */
function inParts(items: Item[], most: number): Item[][] {
  const size = Math.min(Math.ceil(items.length / 2), most);
  const parts: Item[][] = [];
  for (let end = items.length; end > 0; end -= size) {
    parts.push(items.slice(Math.max(0, end - size), end));
  }
  return parts;
}

async function take(
  run: Run,
  author: string,
  items: Item[],
  { results, withheld }: Extract<SendOutcome, { kind: 'answered' }>,
): Promise<void> {
  const { vault } = run.context.databases;
  await release(vault, withheld);
  const listed = new Set(idsOf(items.filter(hasOwnList)));
  const delivered = await applyResults(vault, results, momentOf(run));
  for (const id of delivered) run.delivered.set(id, author);
  run.told.push(...delivered.filter((id) => listed.has(id)));
  // An item that the answer does not name has no outcome, whatever the status was.
  const named = new Set([...withheld, ...results.map((result) => result.id)]);
  const unnamed = idsOf(items).filter((id) => !named.has(id));
  await putBack(vault, unnamed, 'serverTrouble', momentOf(run));
}

function idsOf(items: readonly Item[]): string[] {
  return items.map((item) => item.id);
}

/** Items of people whose cache is not open here: no pull will show their effect, so they are done. */
async function settleUnseen({ context, delivered }: Run): Promise<void> {
  const { vault } = context.databases;
  const active = await activeProfile(vault);
  for (const author of new Set(delivered.values())) {
    if (author === active?.id && active.session.kind === 'signedIn') continue;
    const ids = [...delivered].filter(([, by]) => by === author).map(([id]) => id);
    await settle(vault, author, ids);
  }
}
