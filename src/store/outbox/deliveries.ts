import { manyKeysBeside } from '#domain/record-key.ts';
import { largestBody, type MutationResult } from '#domain/protocol.ts';
import { unreachable } from '#domain/must.ts';
import {
  hasOwnList,
  isOpen,
  isUnsent,
  type Item,
  type ItemState,
  type FailureReason,
} from './item.ts';
import { itemHeads } from './item-heads.ts';
import { refusedIds, unpulledOf } from './server-answer.ts';
import type { Vault } from '../vault.ts';
import { idsWithPictures } from './waiting-pictures.ts';

export const shortestWait = 1000;
export const longestWait = 5 * 60_000;
/** Number of delivered items that stay, to be sent again should the server have lost them. */
export const keptSent = 200;

/** Wall time of the next attempt: full jitter, 1 s to 5 min. */
export function nextAttempt(attempts: number, now: number, random: () => number): number {
  const ceiling = Math.min(longestWait, shortestWait * 2 ** Math.min(attempts, 20));
  return now + shortestWait + random() * (ceiling - shortestWait);
}

/** Waiting items by the time of their next attempt, `from` and `to` included. */
function waiting(vault: Vault, from: number, to: number) {
  return vault.items
    .where('[state.kind+state.nextAttemptAt]')
    .between(['waiting', from], ['waiting', to], true, true);
}

function waitUntil(nextAttemptAt: number) {
  return (item: Item) => {
    if (item.state.kind === 'waiting') item.state = { ...item.state, nextAttemptAt };
  };
}

/** No item waits longer than five minutes, whatever the clock did. */
async function clampWaits(vault: Vault, now: number): Promise<void> {
  const latest = now + longestWait;
  const tooLong = waiting(vault, latest + 1, Infinity);
  // Counted first: what may write makes others wait, and there is hardly ever anything to write.
  if ((await tooLong.count()) > 0) await tooLong.modify(waitUntil(latest));
}

/**
 * Items queued behind a submission about many records of their kind, which is on its way: they may be about one of
 * them. By their ids, which begin with the time: many rows are large, and are not read for this.
 */
async function idsBehindMany(
  vault: Vault,
  turn: readonly Item[],
  now: number,
): Promise<Set<string>> {
  const behind = new Set<string>();
  const open = new Set(turn.map(({ id }) => id));
  const byKind = Map.groupBy(turn, ({ accountId, record }) =>
    JSON.stringify(manyKeysBeside(record).map((key) => [accountId, key])),
  );
  for (const [kind, items] of byKind) {
    const [from, below] = JSON.parse(kind) as [string[], string[]];
    const many = await vault.items.where('[accountId+record]').between(from, below).primaryKeys();
    if (many.length === 0) continue;
    for (const id of await waiting(vault, now + 1, Infinity).primaryKeys()) open.add(id);
    const first = many.toSorted().find((id) => open.has(id));
    if (first === undefined) continue;
    for (const { id } of items) if (id > first) behind.add(id);
  }
  return behind;
}

/** Items whose turn it is, oldest first. Reads these and what they come after, however many wait. */
async function itemsInTurn(vault: Vault, now: number): Promise<Item[]> {
  await clampWaits(vault, now);
  const left = await vault.items.where({ 'state.kind': 'sending' }).toArray();
  const turn = [...left, ...(await waiting(vault, 0, now).toArray())];
  const parents = await vault.items.bulkGet(turn.flatMap(({ after }) => after ?? []));
  const inFront = new Set(
    parents.flatMap((parent) => (parent && isUnsent(parent) ? parent.id : [])),
  );
  const behind = await idsBehindMany(vault, turn, now);
  return turn
    .filter(({ id, after }) => !behind.has(id) && (after === null || !inFront.has(after)))
    .toSorted((a, b) => (a.capturedAt + a.id < b.capturedAt + b.id ? -1 : 1));
}

/** Items to send now. An item that needs a picture on the server waits for it alone. */
export async function dueItems(vault: Vault, now: number): Promise<Item[]> {
  const items = await itemsInTurn(vault, now);
  const held = await idsWithPictures(vault);
  return items.filter(({ id }) => !held.has(id));
}

/** Items whose pictures are sent first. */
export async function itemsWithPictures(vault: Vault, now: number): Promise<Item[]> {
  const held = await idsWithPictures(vault);
  if (held.size === 0) return [];
  return (await itemsInTurn(vault, now)).filter(({ id }) => held.has(id));
}

/** When the next item is due, or null. */
export async function nextWake(vault: Vault): Promise<number | null> {
  // By the key alone: an item of many rows is large, and this is asked at each change of the queue.
  const [next] = await waiting(vault, 0, Infinity).limit(1).keys();
  return Array.isArray(next) ? Number(next[1]) : null;
}

/** The next call's items: at most as many, and about as many bytes as a call may have. */
export function nextBatch(items: readonly Item[], most: number): Item[] {
  let bytes = 0;
  const end = items.findIndex(({ args }, at) => {
    // Three bytes a UTF-16 unit at most, and room for the envelope.
    bytes += JSON.stringify(args).length * 3 + 400;
    return at > 0 && (at === most || bytes > largestBody);
  });
  return items.slice(0, end < 0 ? items.length : end);
}

/** Before the call leaves: from here on the server may have them, so they are frozen. */
export async function markSending(
  vault: Vault,
  items: readonly Item[],
  now: number,
): Promise<void> {
  await vault.items
    .where('id')
    .anyOf(items.map((item) => item.id))
    .modify((item) => {
      const attempts = Math.max(1, item.state.attempts);
      item.state = { kind: 'sending', attempts, since: now };
    });
}

interface Moment {
  now: number;
  random: () => number;
}

/** An attempt without a verdict: the items wait again, each its own time. */
export async function putBack(
  vault: Vault,
  ids: readonly string[],
  reason: FailureReason,
  { now, random }: Moment,
): Promise<void> {
  await vault.items
    .where('id')
    .anyOf([...ids])
    .filter(isOpen)
    .modify((item) => {
      const { attempts } = item.state;
      const nextAttemptAt = nextAttempt(attempts, now, random);
      item.state = { kind: 'waiting', attempts: attempts + 1, nextAttemptAt, trouble: reason };
    });
}

/** Back in the queue without waiting: the attempt said nothing about these items. */
export async function release(vault: Vault, ids: readonly string[]): Promise<void> {
  await vault.items
    .where('id')
    .anyOf([...ids])
    .filter(isOpen)
    .modify((item) => {
      const { attempts } = item.state;
      item.state = { kind: 'waiting', attempts, nextAttemptAt: 0, trouble: null };
    });
}

/** Attempts after which a fault of the server is told to its author. */
const faultsBeforeWarning = 3;

function verdict(state: ItemState, result: MutationResult, { now, random }: Moment): ItemState {
  const { attempts } = state;
  switch (result.status) {
    case 'applied':
    case 'duplicate':
    case 'held': {
      const how = result.status === 'held' ? 'held' : 'accepted';
      return { kind: 'delivered', attempts, how, output: result.output, at: now };
    }
    case 'rejected':
      return { kind: 'attention', attempts, problem: result.problem };
    case 'conflict': {
      const { problem, current } = result;
      const asked = { kind: 'attention', attempts, problem, current } as const;
      if (refusedIds(current) === null) return asked;
      return { ...asked, made: { attempts, how: 'accepted', output: current, at: now } };
    }
    case 'later': {
      const asked = result.retryAfter === undefined ? null : now + result.retryAfter * 1000;
      const nextAttemptAt = asked ?? nextAttempt(attempts, now, random);
      // Said only of what kept failing: whatever it was, it may have been the first time only.
      const reason =
        result.fault && attempts >= faultsBeforeWarning ? 'serverFault' : 'serverTrouble';
      return { kind: 'waiting', attempts: attempts + 1, nextAttemptAt, trouble: reason };
    }
    default:
      return unreachable(result);
  }
}

/**
 * Moves the items that results name; nothing else ever does. Answers the ids that were delivered, also in part.
 * An item that is no longer open has had its verdict: a late second one changes nothing.
 */
export async function applyResults(
  vault: Vault,
  results: readonly MutationResult[],
  moment: Moment,
): Promise<string[]> {
  return vault.transaction('rw', vault.items, async () => {
    const delivered: string[] = [];
    for (const result of results) {
      const item = await vault.items.get(result.id);
      if (!item || !isOpen(item)) continue;
      const moved = { ...item, state: verdict(item.state, result, moment) };
      await vault.items.put(moved);
      if (unpulledOf(moved) !== null) delivered.push(item.id);
    }
    return delivered;
  });
}

/** "Send now", and the way back online: nobody waits any longer. */
export async function forgetWaits(vault: Vault): Promise<void> {
  await waiting(vault, 1, Infinity).modify(waitUntil(0));
}

/** Ids that were delivered, in whole or in part, and whose effect is not known to be on this device. */
export async function deliveredOf(vault: Vault, accountId: string): Promise<string[]> {
  const delivered = await itemHeads(vault, ['delivered']);
  const refusedInPart = await vault.items
    .where({ 'state.kind': 'attention' })
    .filter((item) => item.accountId === accountId && unpulledOf(item) !== null)
    .primaryKeys();
  const own = delivered.filter((head) => head.accountId === accountId);
  return [...own.map(({ id }) => id), ...refusedInPart];
}

function sentAt({ state }: Item): number {
  return state.kind === 'sent' ? state.at : 0;
}

/** Items that stay beyond those that are kept, before all are read to find the oldest: many rows are large. */
const surplus = 20;
/** Number of items that the last cleaning left. */
const left = new WeakMap<Vault, number>();

/** Of each kind only the last 200 stay, and a few more. */
async function cleanSent(vault: Vault, accountId: string): Promise<void> {
  const all = vault.items.where({ 'state.kind': 'sent' });
  const before = left.get(vault);
  const most = before === undefined ? keptSent : Math.max(keptSent, before + surplus);
  if ((await all.count()) <= most) return;
  const sent = await all.toArray();
  const own = sent.filter((item) => item.accountId === accountId);
  const newestFirst = own.toSorted((a, b) => sentAt(b) - sentAt(a));
  // A long talk must not push out an item that its author looks for in a list.
  const [listed, others] = [
    newestFirst.filter(hasOwnList),
    newestFirst.filter((item) => !hasOwnList(item)),
  ];
  const tooMany = [...listed.slice(keptSent), ...others.slice(keptSent)];
  await vault.items.bulkDelete(tooMany.map((item) => item.id));
  left.set(vault, sent.length - tooMany.length);
}

/** The device holds the effect of these: they are history now. */
export async function settle(
  vault: Vault,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await vault.transaction('rw', vault.items, async () => {
    await vault.items
      .where('id')
      .anyOf([...ids])
      .modify((item) => {
        if (item.state.kind === 'delivered') item.state = { ...item.state, kind: 'sent' };
        if (item.state.kind === 'attention') delete item.state.made;
      });
    await cleanSent(vault, accountId);
  });
}

/** The server starts a new epoch and may have lost them: they wait again, and it says what it still has. */
export async function requeueSent(vault: Vault, accountId: string): Promise<void> {
  await vault.items
    .where('state.kind')
    .anyOf('delivered', 'sent')
    .filter((item) => item.accountId === accountId)
    .modify((item) => {
      const { attempts } = item.state;
      item.state = { kind: 'waiting', attempts, nextAttemptAt: 0, trouble: null };
    });
}
