import { sampleAccounts, signIn as signInOperation, type User } from '#domain/access/operations.ts';
import type { InputOf, OutputOf } from '#domain/operation.ts';
import { databases } from '#store/database.ts';
import { beginSession } from '#store/session-changes.ts';
import { call } from './call.ts';
import { signalWorker } from './signals.ts';
import { startDevice } from './start.ts';
import { watchStore } from './store-trouble.ts';
import { pullNow } from './sync-here.ts';
import { rememberSession } from './who.ts';

/** Signs a person in on this device. Rejects with a `Failure` that the form shows. */
export async function signIn(credentials: InputOf<typeof signInOperation>): Promise<User> {
  const answer = await call(signInOperation, credentials);
  if (answer.answeredBy === 'device') throw new Error('A sign-in is never queued');
  const { user, accessToken, session } = answer.output;
  watchStore(databases());
  await beginSession(databases().vault, answer.output);
  rememberSession({ accessToken, profile: user.id, tenant: session.tenant.id });
  signalWorker({ type: 'session', profile: user.id });
  await startDevice();
  pullNow();
  return user;
}

/** The accounts that the sign-in page lists where there is sample data. */
export async function listSampleAccounts(): Promise<OutputOf<typeof sampleAccounts>['accounts']> {
  const answer = await call(sampleAccounts, {});
  return answer.answeredBy === 'server' ? answer.output.accounts : [];
}
