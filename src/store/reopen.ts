import type { Dexie } from 'dexie';

/** Errors by which browsers report a dead connection, although the data may be well. */
const deadConnection = new Set([
  'UnknownError',
  'InvalidStateError',
  'DatabaseClosedError',
  'TransactionInactiveError',
]);

export function isConnectionDead(error: unknown): boolean {
  return error instanceof Error && deadConnection.has(error.name);
}

/**
 * Opens the database anew and does the work once more when the connection turned out to be dead (in
 * some browsers the process behind it comes and goes). `work` may run twice: it must be idempotent.
 */
export async function withReopen<T>(database: Dexie, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConnectionDead(error)) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work();
  }
}
