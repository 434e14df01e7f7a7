import type { Profile } from '#store/session/profile.ts';
import type { SyncContext } from './context.ts';
import { bearerOf, headersFor } from './headers.ts';
import { refreshSession } from './session.ts';

/** No answer: the session is over, or nobody said anything that counts. */
export type Unanswered = 'noSession' | 'unreachable';

/** A call under a person's session, which is renewed once if need be. */
export async function fetchAs(
  context: SyncContext,
  profileId: string,
  path: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response | Unanswered> {
  const send = (author: Profile) =>
    context.fetch(path, {
      ...init,
      headers: { ...headersFor(author, bearerOf(author)), ...init.headers },
      redirect: 'error',
    });
  const profile = await context.databases.vault.profiles.get(profileId);
  const bearer = profile && bearerOf(profile);
  if (!bearer) return 'noSession';
  const first = await send(profile);
  if (first.status !== 401) return first;
  const refreshed = await refreshSession(context, profileId, bearer.token);
  if (refreshed.kind === 'renewed') return send(refreshed.profile);
  return refreshed.kind === 'ended' ? 'noSession' : 'unreachable';
}
