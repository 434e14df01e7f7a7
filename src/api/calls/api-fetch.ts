import { missed, reached } from './connection.ts';
import { publishSignal } from '../sync/signals.ts';
import { createTransport, type ApiFetch, type TransportParts } from './transport.ts';
import { endSessionHere } from '../session/session-end.ts';
import { accessToken, profileId, rememberSession, tenantId } from '../session/who.ts';

/** The two are given out together: read once with each, and no later call waits for the store. */
let granted: { with: string | null; grant: string } | null = null;

/** The database comes with the first call of a signed-in person, never with the sign-in page. */
async function secondToken(): Promise<string | null> {
  const id = profileId();
  const token = accessToken();
  if (id === null) return null;
  if (granted?.with === token) return granted.grant;
  const { databases } = await import('#store/database.ts');
  const grant = (await databases().vault.profiles.get(id))?.submitGrant ?? null;
  if (grant !== null) granted = { with: token, grant };
  return grant;
}

async function renew(refused: string): Promise<string | null> {
  const id = profileId();
  if (id === null) return null;
  const [{ pageContext }, { refreshSession }] = await Promise.all([
    import('../sync/page-context.ts'),
    import('#sync/session.ts'),
  ]);
  const refreshed = await refreshSession(pageContext(publishSignal), id, refused);
  if (refreshed.kind === 'unreachable') return null;
  if (refreshed.kind === 'ended' || refreshed.profile.session.kind !== 'signedIn') {
    await endSessionHere(id);
    return null;
  }
  const token = refreshed.profile.session.accessToken;
  rememberSession({ accessToken: token, profile: id, tenant: refreshed.profile.tenant.id });
  return token;
}

export const transportParts: TransportParts = {
  fetch: (request) => fetch(request),
  base: location.href,
  allowedOrigins: [location.origin],
  tenant: tenantId,
  accessToken,
  secondToken,
  renew,
  onAnswer: (answered, begunAt, another) =>
    answered ? reached(begunAt) : missed(undefined, another),
};

/** Fetch of this page, under the request rules. */
export const apiFetch: ApiFetch = createTransport(transportParts);
