import { keepInstallPrompt } from './updates/install-prompt.ts';
import { reloadForPart } from './updates/missing-part.ts';
import { registerWorker } from './updates/register-worker.ts';
import { listenToWorker } from './sync/signals.ts';
import { lostKey, lossDetectorKey } from './storage/store-failure.ts';
import { isSignedIn } from './session/who.ts';

/** Work that nobody waits for starts when the page has long been in use. */
const laterMs = 5000;

/** With the page, signed in or not. */
export function startPage(): void {
  keepInstallPrompt();
  addEventListener('vite:preloadError', reloadForPart);
  setTimeout(() => void checkForNewBuild(), laterMs);
  registerWorker();
  listenToWorker();
  if (isSignedIn()) void startDevice();
  // Nobody is here, but somebody was: what they left is looked after all the same.
  else if (localStorage.getItem(lossDetectorKey) !== null) watchLater();
}

/** For a person at the device: live stream and sync. Loaded late, so that sign-in stays small. */
export async function startDevice(): Promise<void> {
  const { runDevice } = await import('./sync/run-device.ts');
  runDevice();
  watchLater();
}

async function checkForNewBuild(): Promise<void> {
  const [{ checkBuild }, { followUpdates }] = await Promise.all([
    import('./updates/check-build.ts'),
    import('./updates/follow-updates.ts'),
  ]);
  const following = followUpdates().catch(() => undefined);
  // Before the first look, which may find one. A device without a worker yet has none to wait for.
  if (navigator.serviceWorker?.controller) await following;
  // Without a network nobody waits for the answer: the browser looks for a new worker itself too.
  await checkBuild().catch(() => undefined);
}

/** A known loss is shown at once. */
function watchLater(): void {
  setTimeout(() => void watchLoss(), localStorage.getItem(lostKey) === null ? laterMs : 0);
}

/** Whether the device's store is the one that was here before, and what it holds. */
export async function watchLoss(): Promise<void> {
  const { watchForLoss: watchWitness } = await import('./storage/lost-store.ts');
  await watchWitness();
}
