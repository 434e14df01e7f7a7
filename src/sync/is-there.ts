import { healthPath } from '#domain/sync/paths.ts';
import { callLimit, type SyncContext } from './context.ts';

/** Whether the server answers at all: then a call that broke, or was answered by somebody else, broke alone. */
export async function isThere(context: SyncContext): Promise<boolean> {
  try {
    const response = await context.fetch(healthPath, {
      redirect: 'manual',
      signal: AbortSignal.timeout(callLimit / 4),
    });
    await response.json();
    return response.ok;
  } catch {
    return false;
  }
}
