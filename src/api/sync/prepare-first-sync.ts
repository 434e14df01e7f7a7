import { prepareSyncApart } from '../workers/sync-apart.ts';
import { controller } from './signals.ts';

/** Loads and starts what brings the first rows, while somebody types their password. A worker that controls the page has it. */
export function prepareFirstSync(): void {
  if (controller()) return;
  prepareSyncApart().catch(() => undefined);
  void import('./sync-in-page.ts').catch(() => undefined);
}
