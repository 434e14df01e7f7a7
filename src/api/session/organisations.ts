import { databases } from '#store/database.ts';
import { linkProfiles, type Opened, openLinked } from '#store/session/linked.ts';
import { signalWorker } from '../sync/signals.ts';
import { forgetContext, profileId, rememberSession } from './who.ts';

/** From now on this page and the others of the browser are of that organisation: each of them loads anew. */
function goOn(opened: NonNullable<Opened>, path: string): void {
  forgetContext();
  rememberSession(opened);
  signalWorker({ type: 'session', profile: opened.profile });
  location.assign(path);
}

/** Shows another organisation of the same person, with or without a network. What waits in this one is sent all the same. */
export async function openOrganisation(profile: string): Promise<void> {
  if (!(await openAt(profile, '/'))) {
    throw new Error('This device knows no such organisation of this person');
  }
}

/** The same, at a page of it. False: nothing is opened without a password. */
export async function openAt(profile: string, path: string): Promise<boolean> {
  const from = profileId();
  const opened = from === null ? null : await openLinked(databases().vault, from, profile);
  if (opened !== null) goOn(opened, path);
  return opened !== null;
}

/** After a sign-in that began in another organisation: from now on each opens the other. */
export async function linkWithHere(from: string): Promise<void> {
  const here = profileId();
  if (here !== null) await linkProfiles(databases().vault, from, here);
  forgetContext();
  location.assign('/');
}
