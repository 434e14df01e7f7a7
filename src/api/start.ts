import { keepInstallPrompt } from './updates/install-prompt.ts';
import { reloadForPart } from './updates/missing-part.ts';
import { registerWorker } from './updates/register-worker.ts';
import { listenToWorker } from './sync/signals.ts';
import { lostKey } from './storage/store-failure.ts';
import { isSignedIn } from './session/who.ts';

/** Ms until a page has long been in use. */
const laterMs = 5000;

/** Work that nobody waits for starts then. */
export const later = new Promise<void>((reached) => setTimeout(reached, laterMs));

/** With the page, signed in or not. */
export function startPage(): void {
  keepInstallPrompt();
  addEventListener('vite:preloadError', reloadForPart);
  void later.then(beginLater);
  registerWorker();
  listenToWorker();
  if (isSignedIn()) void startDevice();
}

/** For a person at the device: live stream and sync. Loaded late, so that sign-in stays small. */
export async function startDevice(): Promise<void> {
  const { runDevice } = await import('./sync/run-device.ts');
  runDevice();
  watchLater();
}

async function beginLater(): Promise<void> {
  const { startLater } = await import('./start-later.ts');
  await startLater();
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
