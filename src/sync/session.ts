import * as z from 'zod/mini';
import { refresh, signedIn } from '#domain/access/session.ts';
import { isErrorBody } from '#domain/errors.ts';
import type { Profile } from '#store/session/profile.ts';
import { endSession, renewSession } from '#store/session/session-changes.ts';
import { callLimit, type SyncContext } from './context.ts';
import { headersFor } from './headers.ts';

export type Refreshed =
  | { kind: 'renewed'; profile: Profile }
  /** The server says that the session is over, or the person signed out. */
  | { kind: 'ended' }
  /** Nobody said anything that counts: the session stands. */
  | { kind: 'unreachable' };

/**
 * The one place that renews a session. Under a Web Lock: whoever comes second finds the successor of
 * the token that failed for them, and asks nobody.
 */
export async function refreshSession(
  context: SyncContext,
  profileId: string,
  failedToken: string,
): Promise<Refreshed> {
  return context.locks.request(`refresh:${profileId}`, async (): Promise<Refreshed> => {
    const profile = await context.databases.vault.profiles.get(profileId);
    if (profile?.session.kind !== 'signedIn') return { kind: 'ended' };
    if (profile.session.accessToken !== failedToken) return { kind: 'renewed', profile };
    if (!profile.seen) return ask(context, profile, profile.session.refreshSecret);
    // Nothing renews it: the page that shows it leaves it.
    context.publish({ type: 'sessionEnded', profile: profileId, reason: 'revoked' });
    return { kind: 'ended' };
  });
}

async function ask(
  context: SyncContext,
  profile: Profile,
  refreshSecret: string,
): Promise<Refreshed> {
  const { vault } = context.databases;
  const answer = await answerTo(context, profile, refreshSecret);
  if (answer === null) return { kind: 'unreachable' };
  if (answer.status === 401 && isErrorBody(answer.body)) {
    const reason = answer.body.error.code === 'revoked' ? 'revoked' : 'expired';
    await endSession(vault, profile.id, reason);
    context.publish({ type: 'sessionEnded', profile: profile.id, reason });
    return { kind: 'ended' };
  }
  const read = z.safeParse(signedIn, answer.body);
  if (answer.status !== 200 || !read.success) return { kind: 'unreachable' };
  const renewed = await renewSession(vault, read.data);
  return renewed ? { kind: 'renewed', profile: renewed } : { kind: 'ended' };
}

async function answerTo(
  context: SyncContext,
  profile: Profile,
  refreshSecret: string,
): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await context.fetch(refresh.path, {
      method: refresh.method,
      headers: { ...headersFor(profile, null), 'content-type': 'application/json' },
      body: JSON.stringify({ refreshSecret }),
      redirect: 'error',
      signal: AbortSignal.timeout(callLimit),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}
