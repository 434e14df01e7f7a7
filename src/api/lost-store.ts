import { liveQuery } from 'dexie';
import { clientIdOf } from '#store/client-id.ts';
import { databases } from '#store/database.ts';
import { newId } from '#domain/values/new-id.ts';
import { withReopen } from '#store/reopen.ts';
import type { Vault } from '#store/vault.ts';
import { lossOf, withoutArrived, witnessOf, type StoreLost, type Witness } from '#store/witness.ts';
import { lostKey, lostStore, storeTrouble, witnessKey } from './store-trouble.ts';
import { whenStable } from './when-stable.ts';
import { accessToken, profileId } from './who.ts';

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
async function tellServer(lost: StoreLost): Promise<void> {
  const loss = lost.losses.find(({ accountId, told }) => accountId === profileId() && !told);
  if (!loss || accessToken() === null) return;
  const [{ call }, { reportStoreLoss, mostUnsent }] = await Promise.all([
    import('./call.ts'),
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

/** Whether the store is the one that the last witness saw. */
async function findLoss(vault: Vault): Promise<StoreLost | null> {
  const witness = kept<Witness>(witnessKey);
  return witness && lossOf(vault, witness, { now: Date.now(), newId });
}

/** The browser closed the store under the open page: what is gone is said, and nothing is shown as if it were here. */
async function lookAgain(vault: Vault): Promise<void> {
  // It says so just before it closes: what is asked until then is asked of the dead connection.
  await new Promise((closed) => setTimeout(closed));
  // A newer version took the store over: it is not gone.
  if (storeTrouble.getSnapshot() !== null || lostStore.getSnapshot()) return;
  const found = await withReopen(vault, () => findLoss(vault));
  if (!found) return;
  keep(found);
  // Everything the page could show is gone: the next start says what was lost, and asks to sign in.
  location.reload();
}

let watched: Promise<void> | undefined;

/** Looks whether the store is the one that was here before, then writes down what it holds, again and again. */
async function watch(): Promise<void> {
  const { vault } = databases();
  keep((await findLoss(vault)) ?? kept<StoreLost>(lostKey));
  const clientId = await clientIdOf(vault);
  vault.on('close', () => void lookAgain(vault).catch(() => undefined));
  liveQuery(async () => {
    // After a submission the word that it is kept comes first. Dexie follows what it wraps itself.
    await Promise.resolve(new Promise<void>(whenStable));
    return witnessOf(vault, Date.now());
  }).subscribe({
    next(seen) {
      // Cleared under the open page: what the last witness said is what was lost.
      if (seen.clientId === clientId) localStorage.setItem(witnessKey, JSON.stringify(seen));
    },
    // A store that does not answer is another banner's to say; the last witness stands.
    error: () => undefined,
  });
}

/** With each start, and again when somebody signed in. Without a connection the server is told at the next start. */
export async function watchWitness(): Promise<void> {
  watched ??= watch();
  await watched;
  const lost = lostStore.getSnapshot();
  if (lost) await tellServer(lost).catch(() => undefined);
}
