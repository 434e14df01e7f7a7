import { signOut as signOutOperation } from '#domain/access/operations.ts';
import { seeAs } from '#domain/access/see-as.ts';
import { databases } from '#store/database.ts';
import type { KnownProfile } from '#store/session/profile.ts';
import { beginSeeing, endSeeing } from '#store/session/seeing.ts';
import { activeProfile } from '#store/session/session.ts';
import { completeSignOuts } from '#store/session/sign-outs.ts';
import { call } from '../calls/call.ts';
import { forgetCopies } from '../storage/carried.ts';
import { signalWorker } from '../sync/signals.ts';
import { forgetSession, profileId, rememberPerson, rememberSession } from './who.ts';

/** Ms for the server's answer and for the wipe: what is left of the wipe, the next start completes. */
const patience = 3000;
const waited = () => new Promise<void>((done) => setTimeout(done, patience));

/** Opens the app as this person would see it, in place of the page. Rejects with a `Failure` that the page shows. */
export async function startSeeing(accountId: string): Promise<void> {
  const looker = profileId();
  const answer = await call(seeAs, { id: accountId });
  if (answer.answeredBy === 'device' || looker === null) {
    throw new Error('Only the server opens the app as somebody else');
  }
  const { id, accessToken, tenant } = answer.output;
  await beginSeeing(databases().vault, answer.output, looker);
  rememberSession({ accessToken, profile: id, tenant: tenant.id });
  signalWorker({ type: 'session', profile: id });
  location.assign('/');
}

function rememberLooker({ id, tenant, session }: KnownProfile): void {
  const person = { profile: id, tenant: tenant.id };
  if (session.kind === 'signedIn') rememberSession({ ...person, accessToken: session.accessToken });
  // Their session came to its end meanwhile: they unlock it.
  else rememberPerson(person);
}

let stopping: Promise<void> | undefined;

/** The administrator is the one at the device again, and what it held of the other person goes. */
export function stopSeeing(seenId: string): Promise<void> {
  stopping ??= stop(seenId);
  return stopping;
}

async function stop(seenId: string): Promise<void> {
  const { vault, deleteCache } = databases();
  // The token goes along with this call, which reads it as it starts; then it is forgotten.
  const signal = AbortSignal.timeout(patience);
  const told = call(signOutOperation, {}, { signal }).catch(() => undefined);
  await endSeeing(vault, seenId);
  forgetSession();
  forgetCopies(seenId);
  const looker = await activeProfile(vault);
  if (looker) rememberLooker(looker);
  signalWorker({ type: 'session', profile: looker?.id ?? null });
  const wiped = completeSignOuts(vault, deleteCache).catch(() => undefined);
  await Promise.race([Promise.all([told, wiped]), waited()]);
  location.assign(looker ? '/pages/settings/roles' : '/sign-in');
}
