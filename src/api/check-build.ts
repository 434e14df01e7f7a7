import { servedBuild } from '#sync/served-build.ts';
import { checkForUpdate } from './check-for-update.ts';
import { onSignal, signalWorker } from './signals.ts';
import { logVersion } from './update-log.ts';

/** What the page was built from. */
const own: string = __BUILD__;

declare global {
  const __BUILD__: string;
}

/** S9-008: another build than this page's is fetched at once. */
async function hearOf(build: string | null): Promise<void> {
  if (build !== null && build !== own) await checkForUpdate();
}

/**
 * Writes down which version runs here. Asks the server which build it serves: the worker does, and tells every
 * page that is open; a page without a worker asks itself.
 */
export async function checkBuild(): Promise<void> {
  logVersion({ version: __APP_VERSION__, build: own }, new Date());
  onSignal((signal) => {
    if (signal.type === 'build') void hearOf(signal.build).catch(() => undefined);
  });
  if (signalWorker({ type: 'checkBuild' })) return;
  await hearOf(await servedBuild({ fetch: (path, init) => fetch(path, init) }));
}
