import { healthPath } from '#domain/sync/paths.ts';
import type { SyncContext } from './context.ts';

/** Small enough for any line that carries anything. */
const probeLimit = 5000;

/** Whether the server answers at all: then a call that broke, or was answered by somebody else, broke alone. */
export async function isThere(context: SyncContext): Promise<boolean> {
  try {
    const response = await context.fetch(healthPath, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeLimit),
    });
    await response.json();
    return response.ok;
  } catch {
    return false;
  }
}
