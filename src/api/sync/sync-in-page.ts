import type { SyncContext } from '#sync/context.ts';
import { pull } from '#sync/pull.ts';
import type { Pulled } from '#sync/pulled.ts';
import { sendWaiting, synchronise } from '#sync/synchronise.ts';
import { isShellCached } from '../updates/is-shell-cached.ts';
import { askSyncApart, endSyncApart, prepareSyncApart } from '../workers/sync-apart.ts';
import { pageContext } from './page-context.ts';
import { publishSignal, signalWorker } from './signals.ts';
import { untilFrozen } from './until-frozen.ts';
import { updates } from '../updates/updates.ts';

/** Most milliseconds that the bulk of a first sync waits for the app's own files: some devices never hold them. */
const longest = 30_000;

const begun = performance.now();

const left = () => begun + longest - performance.now();

function shellIsComing(): boolean {
  return !isShellCached.getSnapshot() && updates.getSnapshot() !== 'unsupported' && left() > 0;
}

/** Ms that a pull waits until its thread has started. */
const patience = 10_000;

/** Rejects where that thread does not start: on some devices nothing would ever say so. */
async function prepared(): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    endSyncApart();
    late.reject(new Error('The worker did not start'));
  }, patience);
  try {
    await Promise.race([prepareSyncApart(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes its rows in a thread that draws nothing. Rejects where there is none. */
export async function pullApart(profileId: string): Promise<Pulled | null> {
  const options = { bulkWaits: shellIsComing() };
  // Both at once: an answer waits here for a page that draws.
  const asked = askSyncApart((sync) => sync.pull(profileId, options));
  asked.catch(() => undefined);
  await prepared();
  const { pulled, signals } = await asked;
  for (const signal of signals) publishSignal(signal);
  return pulled;
}

function context(): SyncContext {
  const here = untilFrozen({
    ...pageContext(publishSignal),
    bulkWaits: shellIsComing,
    pullApart: (profileId) => pullApart(profileId).catch(() => pull(here, profileId)),
  });
  return here;
}

/** The worker holds all files, or nobody waits for it any longer. */
function shellIsHere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (shellIsComing()) return;
      for (const stop of stops) stop();
      clearTimeout(timer);
      resolve();
    };
    const stops = [isShellCached.subscribe(look), updates.subscribe(look)];
    const timer = setTimeout(look, left() + 1);
    look();
  });
}

export async function sendInPage(options: { reset: boolean }): Promise<void> {
  await sendWaiting(context(), options);
}

/** Data for the form comes at once; the rest of a first sync leaves the line to the app's own files. */
export async function synchroniseInPage(): Promise<void> {
  const waited = shellIsComing();
  await synchronise(context(), { reset: false });
  if (!waited) return;
  await shellIsHere();
  if (signalWorker({ type: 'pull' })) endSyncApart();
  else await synchronise(context(), { reset: false });
}
