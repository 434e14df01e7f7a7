import { currentUser, signOut } from '#domain/access/operations.ts';
import { Failure } from '#domain/errors.ts';
import { isQueued, type Operation } from '#domain/operation.ts';
import { readPicture } from '#domain/pictures/operations.ts';
import { readNavigation } from '#domain/shell/operations.ts';
import { liveStream, pullChanges } from '#domain/sync/operations.ts';
import type { Caller } from '../../caller.ts';

/**
 * Operations about the signed-in person that a look at the app as somebody else needs. All others are left out: they
 * change something, or read what is that person's alone.
 */
const ofPerson: ReadonlySet<string> = new Set([
  currentUser.name,
  readNavigation.name,
  liveStream.name,
  pullChanges.name,
  readPicture.name,
  signOut.name,
]);

/** Whether the operation only reads, and reads nothing that is one person's alone. */
function isOpenToSeen(operation: Operation): boolean {
  if (isQueued(operation) || operation.may === 'chat.use') return false;
  if (operation.may === 'signedIn') return ofPerson.has(operation.name);
  return operation.method === 'GET' || operation.name.endsWith('.browse');
}

/** Refuses everything but reading while an administrator sees the app as somebody else. */
export function refuseToSeen(caller: Caller, operation: Operation): void {
  if (caller.seenBy === undefined || isOpenToSeen(operation)) return;
  throw new Failure(
    'session_locked',
    `You see the app as ${caller.name} would. Nothing can be changed, and what is only theirs stays closed`,
  );
}
