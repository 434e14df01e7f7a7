import { liveQuery } from 'dexie';
import { clientIdOf } from '#store/session/client-id.ts';
import { databases, storeOf } from '#store/database.ts';
import type { Draft } from '#store/drafts/draft.ts';
import { newId } from '#domain/values/new-id.ts';
import { keepAsking } from '#store/keep-asking.ts';
import { withReopen } from '#store/reopen.ts';
import { settingOf, type Vault } from '#store/vault.ts';
import {
  lossOf,
  withoutArrived,
  lossDetectorOf,
  type StoreLost,
  type LossDetector,
} from '#store/loss-detector.ts';
import { bringBack, carried, carry } from './carried.ts';
import { lostKey, lostStore, storeFailure, lossDetectorKey } from './store-failure.ts';
import { whenStable } from '../updates/when-stable.ts';
import { accessToken, profileId } from '../session/who.ts';

/** Unreadable, it says nothing. */
function kept<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function keep(lost: StoreLost | null): void {
  if (lost === null) localStorage.removeItem(lostKey);
  else localStorage.setItem(lostKey, JSON.stringify(lost));
  lostStore.set(lost);
}

/** Somebody read it. */
export function forgetLoss(): void {
  keep(null);
}

/** Tells the server what the person who is signed in lost; it answers what had arrived after all. */
async function reportLoss(lost: StoreLost): Promise<void> {
  const loss = lost.losses.find(({ accountId, told }) => accountId === profileId() && !told);
  if (!loss || accessToken() === null) return;
  const [{ call }, { reportStoreLoss, mostUnsent }] = await Promise.all([
    import('../calls/call.ts'),
    import('#domain/devices/operations.ts'),
  ]);
  const unsent = loss.unsent.flatMap(({ id, date }) => (date === null ? [] : [{ id, date }]));
  const answer = await call(reportStoreLoss, {
    id: loss.id,
    lastSeenAt: new Date(lost.seenAt).toISOString(),
    unsent: unsent.slice(0, mostUnsent),
  });
  if (answer.answeredBy === 'server') keep(withoutArrived(lost, loss.id, answer.output.arrived));
}

/** Drafts that the person at the device was counting, here and in other tabs. */
let counting: Draft[] = [];

/** Whether the store is the one that the last loss detector saw. */
async function findLoss(vault: Vault): Promise<StoreLost | null> {
  const detector = kept<LossDetector>(lossDetectorKey);
  return detector && lossOf(vault, detector, { now: Date.now(), newId });
}

/** Somebody may have typed on into the new store, which the browser may still be taking away. */
async function typedSince(vault: Vault): Promise<Draft[]> {
  return vault.drafts.where({ accountId: profileId() ?? '' }).toArray();
}

/** Everything the page could show is gone, except what is copied: the next start says what was lost, and asks to sign in. */
async function leave(found: StoreLost, vault: Vault): Promise<void> {
  keep(found);
  carry(counting);
  carry(await typedSince(vault).catch(() => []));
  location.reload();
}

/** The browser closed the store under the open page: what is gone is said, and nothing is shown as if it were here. */
async function findLossAgain(vault: Vault): Promise<void> {
  // It says so just before it closes: what is asked until then is asked of the dead connection.
  await new Promise((closed) => setTimeout(closed));
  const failure = storeFailure.getSnapshot();
  // Another version took the store over: it is not gone.
  if (failure === 'outdated' || failure === 'blocked' || lostStore.getSnapshot()) return;
  const found = await withReopen(vault, () => findLoss(vault));
  // It may be closed more than once before the page is gone.
  if (found && !lostStore.getSnapshot()) await leave(found, vault);
}

let watched: Promise<void> | undefined;

/** Follows the drafts as they are saved: a form has nothing else when its store goes. */
function followDrafts(vault: Vault, clientId: string): void {
  liveQuery(async () => {
    const active = await settingOf(vault, 'active');
    const device = await settingOf(vault, 'device');
    const drafts = await vault.drafts.where({ accountId: active?.profile ?? '' }).toArray();
    return { drafts, clientId: device?.clientId };
  }).subscribe({
    next(seen) {
      if (seen.clientId === clientId) counting = seen.drafts;
    },
    error: () => undefined,
  });
}

/** Looks whether the store is the one that was here before, then writes down what it holds, again and again. */
async function watch(): Promise<void> {
  const { vault } = databases();
  const found = await findLoss(vault);
  const known = kept<StoreLost>(lostKey);
  // It went after this page had signed in, before anybody looked.
  if (found && !known && accessToken() !== null) return leave(found, vault);
  keep(found ?? known);
  const clientId = await clientIdOf(vault);
  const look = () => void findLossAgain(vault).catch(() => undefined);
  vault.on('close', look);
  // A deletion by another thread closes it without that word.
  vault.on('versionchange', ({ newVersion }) => newVersion ?? look());
  followDrafts(vault, clientId);
  keepAsking({
    ask: () => lossDetectorOf(vault, Date.now()),
    tell(seen) {
      // Cleared under the open page: what the last loss detector said is what was lost.
      if (seen.clientId === clientId) localStorage.setItem(lossDetectorKey, JSON.stringify(seen));
    },
    rest: () => 0,
    // After a submission the word that it is kept comes first.
    ready: () => new Promise(whenStable),
  });
}

/** Restores the drafts of the person who was counting when the store went, once they have signed in. */
async function giveBack(): Promise<void> {
  const store = carried().length > 0 ? await storeOf(databases()) : null;
  if (!store) return;
  const back = new Set(await bringBack(store));
  const lost = lostStore.getSnapshot();
  if (!lost) return;
  const losses = lost.losses.map((loss) => ({
    ...loss,
    unsent: loss.unsent.filter(({ id }) => !back.has(id)),
  }));
  // Nothing may have come back: the words are others all the same, with somebody else at the device.
  keep({ ...lost, losses, back: (lost.back ?? 0) + back.size });
}

/** With each start, and again when somebody signed in. Without a connection the server is told at the next start. */
export async function watchForLoss(): Promise<void> {
  watched ??= watch();
  await watched;
  // Drafts that do not come back now stay in this tab's memory, for the next start.
  await giveBack().catch(() => undefined);
  const lost = lostStore.getSnapshot();
  if (lost) await reportLoss(lost).catch(() => undefined);
}
