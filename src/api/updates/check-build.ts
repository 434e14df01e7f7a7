import { logVersion } from './update-log.ts';
import { checkForUpdate } from './updates.ts';

/** Commit that the page was built from. */
const build: string = __BUILD__;

declare global {
  const __BUILD__: string;
}

/**
 * Writes down which version runs here. S9-008: asks the server which build it serves; another one than this page's is fetched
 * at once.
 */
export async function checkBuild(): Promise<void> {
  logVersion({ version: __APP_VERSION__, build }, new Date());
  const response = await fetch('/assets/buildinfo.json', { cache: 'no-store' });
  if (!response.ok) return;
  const info = (await response.json()) as { build?: string };
  if (info.build !== undefined && info.build !== build) await checkForUpdate();
}
