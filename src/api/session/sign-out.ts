import { signOut as signOutOperation } from '#domain/access/operations.ts';
import { databases } from '#store/database.ts';
import { isSignedIn, linkedTo, openAlone } from '#store/session/linked.ts';
import type { KnownProfile } from '#store/session/profile.ts';
import { completeSignOuts, wishSignOut } from '#store/session/sign-outs.ts';
import { whatLeaves } from '#store/session/what-leaves.ts';
import { call } from '../calls/call.ts';
import { forgetCopies } from '../storage/carried.ts';
import { signalWorker } from '../sync/signals.ts';
import { stopSeeing } from './see-as.ts';
import { forgetSession, profileId, publishSessionEnd, rememberSession } from './who.ts';

/** Ms that a person waits for the wipe: what it leaves behind, the worker and the next start complete. */
const wipePatience = 5000;
const waited = () => new Promise<void>((done) => setTimeout(done, wipePatience));

/** Shows the organisation that the person did not sign out of. */
async function goOnIn({ id }: KnownProfile): Promise<void> {
  const opened = await openAlone(databases().vault, id);
  if (opened === null) return;
  rememberSession(opened);
  signalWorker({ type: 'session', profile: id });
}

export interface SignedOut {
  /** Number of reports that were not submitted and went with it. */
  drafts: number;
  /** Name of an organisation that the person is still signed in to, which is shown now. */
  staysIn: string | null;
}

/**
 * Ends this person's session, with or without a network: the server hears of it when it can, the
 * secrets are gone at once, what the device held about them goes, unsent reports stay and are sent.
 * Rejects when the device did not take the wish: then
 * nothing has happened.
 */
export async function signOut(): Promise<SignedOut> {
  const id = profileId();
  if (id === null) return { drafts: 0, staysIn: null };
  const { vault, deleteCache } = databases();
  if ((await vault.profiles.get(id))?.seen) {
    await stopSeeing(id);
    return { drafts: 0, staysIn: null };
  }
  const { unsent, drafts } = await whatLeaves(vault, id);
  const other = (await linkedTo(vault, id)).find(isSignedIn);
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
  if (other) await goOnIn(other);
  return { drafts, staysIn: other?.tenant.name ?? null };
}
