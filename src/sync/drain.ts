import { unreachable } from '#domain/must.ts';
import { callSize, learnCallSize } from '#store/call-size.ts';
import { clientIdOf } from '#store/client-id.ts';
import {
  applyResults,
  dueItems,
  forgetWaits,
  markSending,
  nextBatch,
  putBack,
  release,
  settle,
} from '#store/deliveries.ts';
import type { Item } from '#store/item.ts';
import { pause, pausedUntil } from '#store/pause.ts';
import { activeProfile } from '#store/session.ts';
import type { SyncContext } from './context.ts';
import { sendAs } from './send-as.ts';
import { singleFile } from './single-file.ts';

/** Chrome ends any event after 5 minutes. What is left then goes with the next run. */
const runLimit = 4 * 60_000;

interface Run {
  context: SyncContext;
  clientId: string;
  deadline: number;
  /** Delivered so far: item id -> author. */
  delivered: Map<string, string>;
  /** Those of them that are reports: their people wait for the word. */
  submitted: string[];
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
  return singleFile(context.locks, 'drain', async () => {
    const { vault } = context.databases;
    if (reset) await forgetWaits(vault);
    const run: Run = {
      context,
      clientId: await clientIdOf(vault),
      deadline: context.now() + runLimit,
      delivered: new Map(),
      submitted: [],
    };
    await sendDue(run);
    await settleUnseen(run);
    if (run.submitted.length > 0) context.tell({ type: 'delivered', ids: run.submitted });
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
    if ((await deliver(run, author, batch)) === 'stop') return;
  }
}

/** One batch of one author, halved as long as calls of more than one item fail as a whole. */
async function deliver(run: Run, author: string, batch: Item[]): Promise<'go on' | 'stop'> {
  const { context, clientId } = run;
  const { vault } = context.databases;
  const reports = new Set(idsOf(batch.filter((item) => item.change === undefined)));
  const parts = [batch];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const items = part;
    const ids = idsOf(items);
    const left = [...ids, ...parts.flatMap(idsOf)];
    if (context.now() > run.deadline) {
      await release(vault, left);
      return 'stop';
    }
    const onSend = () => markSending(vault, items, context.now());
    const began = context.now();
    const outcome = await sendAs(context, author, { clientId, items, onSend });
    const broke = outcome.kind === 'unreachable';
    if (broke || outcome.kind === 'answered') {
      const took = context.now() - began;
      await learnCallSize(vault, { items: items.length, took, broke });
    }
    const moment = { now: context.now(), random: context.random };
    switch (outcome.kind) {
      case 'answered': {
        const delivered = await applyResults(vault, outcome.results, moment);
        for (const id of delivered) run.delivered.set(id, author);
        run.submitted.push(...delivered.filter((id) => reports.has(id)));
        // Whoever was not named has heard nothing, whatever the status was.
        const named = new Set(outcome.results.map((result) => result.id));
        const unnamed = ids.filter((id) => !named.has(id));
        await putBack(vault, unnamed, 'serverTrouble', moment);
        break;
      }
      case 'failed': {
        const middle = Math.floor(items.length / 2);
        if (middle > 0) parts.push(items.slice(middle), items.slice(0, middle));
        else await putBack(vault, ids, outcome.trouble, moment);
        break;
      }
      case 'unreachable':
        await putBack(vault, left, 'unreachable', moment);
        return 'stop';
      case 'paused':
        await release(vault, left);
        await pause(vault, moment.now, outcome.seconds * 1000);
        return 'stop';
      case 'noWay':
        await release(vault, left);
        return 'go on';
      default:
        return unreachable(outcome);
    }
  }
  return 'go on';
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
