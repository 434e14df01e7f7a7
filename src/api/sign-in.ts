import { signIn as signInOperation, type WhereToSignIn } from '#domain/access/operations.ts';
import type { InputOf } from '#domain/operation.ts';
import { databases } from '#store/database.ts';
import { beginSession } from '#store/session-changes.ts';
import { call } from './call.ts';
import { signalWorker } from './signals.ts';
import { startDevice } from './start.ts';
import { watchStore } from './store-trouble.ts';
import { pullNow } from './sync-here.ts';
import { rememberSession } from './who.ts';

/** What the form sends. */
export type Credentials = InputOf<typeof signInOperation>;
/** An organisation that somebody's password opens. */
export type Choice = WhereToSignIn['choices'][number];

/**
 * Signs a person in on this device. Answers nothing then; and the organisations to choose from, with
 * nobody signed in, where the password opens several. Rejects with a `Failure` that the form shows.
 */
export async function signIn(credentials: Credentials): Promise<Choice[]> {
  const answer = await call(signInOperation, credentials);
  if (answer.answeredBy === 'device') throw new Error('A sign-in is never queued');
  if ('choices' in answer.output) return answer.output.choices;
  const { user, accessToken, session } = answer.output;
  watchStore(databases());
  await beginSession(databases().vault, answer.output);
  rememberSession({ accessToken, profile: user.id, tenant: session.tenant.id });
  signalWorker({ type: 'session', profile: user.id });
  await startDevice();
  pullNow();
  return [];
}
