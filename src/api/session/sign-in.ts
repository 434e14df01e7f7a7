import { signIn as signInOperation, type WhereToSignIn } from '#domain/access/operations.ts';
import { Failure } from '#domain/errors.ts';
import { headers, protocolForm } from '#domain/headers.ts';
import type { InputOf } from '#domain/operation.ts';
import { type Databases, databases } from '#store/database.ts';
import { withReopen } from '#store/reopen.ts';
import { comeBack, sealProfile } from '#store/session/seal.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { call } from '../calls/call.ts';
import { signalWorker } from '../sync/signals.ts';
import { startDevice } from '../start.ts';
import { watchStore } from '../storage/store-failure.ts';
import { prepareFirstSync } from '../sync/prepare-first-sync.ts';
import { beginFirstSync, pullNow } from '../sync/sync-here.ts';
import { rememberPerson, rememberSession } from './who.ts';

/** Input of the form. */
export type Credentials = InputOf<typeof signInOperation>;
/** An organisation that somebody's password opens. */
export type Choice = WhereToSignIn['choices'][number];

/** Nobody is signed in where nothing can be kept: what they count would be gone with the page. */
async function assertKept({ vault }: Databases): Promise<void> {
  try {
    await withReopen(vault, () => vault.open());
  } catch {
    throw new Failure(
      'out_of_space',
      'This browser keeps nothing on this device. Allow site data for Ibandla, leave a private window or free some space, and sign in again',
    );
  }
}

/** As if nobody were signed in: neither organisation nor token goes along, and a refusal ends no session. */
const asNobody = {
  headers: { [headers.skipInterceptor]: 'yes', [headers.form]: String(protocolForm) },
};

/**
 * Signs a person in on this device. Answers nothing then; and the organisations to choose from, with
 * nobody signed in, where the password opens several. `elsewhere`: in whatever organisation, also if somebody is
 * signed in. Rejects with a `Failure` that the form shows.
 */
export async function signIn(
  credentials: Credentials,
  { elsewhere = false }: { elsewhere?: boolean } = {},
): Promise<Choice[]> {
  watchStore(databases());
  await assertKept(databases());
  prepareFirstSync();
  const answer = await call(signInOperation, credentials, elsewhere ? asNobody : {}).catch(
    async (error: unknown) => {
      if (isAway(error) && (await isBack(credentials))) return null;
      throw error;
    },
  );
  if (answer === null) return [];
  if (answer.answeredBy === 'device') throw new Error('A sign-in is never queued');
  if ('choices' in answer.output) return answer.output.choices;
  const { user, accessToken, session } = answer.output;
  await beginSession(databases().vault, answer.output);
  rememberSession({ accessToken, profile: user.id, tenant: session.tenant.id });
  if (window.isSealed) await sealed(user.id);
  beginFirstSync(user.id);
  signalWorker({ type: 'session', profile: user.id });
  void sealProfile(databases().vault, user.id, credentials.password).catch(() => undefined);
  await startDevice();
  pullNow();
  return [];
}

/** On a device that several share, or once did. A session whose rows cannot be sealed is not begun: the form says why. */
async function sealed(id: string): Promise<void> {
  const { sealPerson } = await import('../devices/seal-person.ts');
  try {
    await sealPerson(id);
  } catch (error) {
    await (await import('./switch-person.ts')).switchPerson();
    throw error;
  }
}

/** Nobody said anything about the password. */
function isAway(error: unknown): boolean {
  return error instanceof Failure && error.code === 'unavailable';
}

/** Without a server: who was at this device before comes back to counting. */
async function isBack(credentials: Credentials): Promise<boolean> {
  const person = await comeBack(databases().vault, credentials);
  if (person === null) return false;
  rememberPerson(person);
  await startDevice();
  return true;
}
