import { signOut as signOutOperation } from '#domain/access/operations.ts';
import { databases } from '#store/database.ts';
import { completeSignOuts, wishSignOut } from '#store/session/sign-outs.ts';
import { whatLeaves } from '#store/session/what-leaves.ts';
import { call } from '../calls/call.ts';
import { forgetCopies } from '../storage/carried.ts';
import { signalWorker } from '../sync/signals.ts';
import { stopSeeing } from './see-as.ts';
import { forgetSession, profileId, publishSessionEnd } from './who.ts';

/** Ms that a person waits for the wipe: what it leaves behind, the worker and the next start complete. */
const wipePatience = 5000;
const waited = () => new Promise<void>((done) => setTimeout(done, wipePatience));

/**
 * Ends this person's session, with or without a network: the server hears of it when it can, the
 * secrets are gone at once, what the device held about them goes, unsent reports stay and are sent.
 * Answers how many reports that were not submitted went with it. Rejects when the device did not take the wish: then
 * nothing has happened.
 */
export async function signOut(): Promise<number> {
  const id = profileId();
  if (id === null) return 0;
  const { vault, deleteCache } = databases();
  if ((await vault.profiles.get(id))?.seen) {
    await stopSeeing(id);
    return 0;
  }
  const { unsent, drafts } = await whatLeaves(vault, id);
  await wishSignOut(vault, id);
  // The token goes along with this call, which reads it starts; then it is forgotten.
  const said = { nothingWaits: unsent === 0 };
  const asked = call(signOutOperation, said, { signal: AbortSignal.timeout(5000) });
  const told = asked.catch(() => undefined);
  forgetSession();
  // Copies of drafts that the store did not take.
  forgetCopies(id);
  signalWorker({ type: 'session', profile: null });
  await Promise.race([completeSignOuts(vault, deleteCache).catch(() => undefined), waited()]);
  publishSessionEnd('signedOut');
  await told;
  return drafts;
}
