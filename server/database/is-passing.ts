import { DatabaseError } from 'pg';

/**
 * Classes of SQLSTATE that a later attempt may not meet: lost connections, transactions that were
 * in each other's way, no room, locks, an operator at work, the disk.
 */
const passingClasses = new Set(['08', '40', '53', '55', '57', '58']);

/** Messages by which pg reports, without a code, that there is no connection. */
const noConnection = /^(Connection terminated|timeout exceeded|Client has encountered)/;

/** Whether a failure may be over at the next attempt; anything else is a fault of the program. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return passingClasses.has(error.code?.slice(0, 2) ?? '');
  return 'syscall' in error || noConnection.test(error.message);
}
