import { keepInstallPrompt } from './install-prompt.ts';
import { registerWorker } from './register-worker.ts';
import { listenToWorker } from './signals.ts';
import { isSignedIn } from './who.ts';

/** With the page, signed in or not. */
export function startPage(): void {
  keepInstallPrompt();
  registerWorker();
  listenToWorker();
  if (isSignedIn()) void startDevice();
}

/** For a person at the device: live stream and sync. Loaded late, so that sign-in stays small. */
export async function startDevice(): Promise<void> {
  const { runDevice } = await import('./run-device.ts');
  runDevice();
}
