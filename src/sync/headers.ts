import { headers, protocolForm } from '#domain/headers.ts';
import type { Profile } from '#store/session/profile.ts';

/** Headers that authorise a call. */
export type Credential = { kind: 'bearer'; token: string } | { kind: 'grant'; token: string };

export function bearerOf(profile: Profile): Credential | null {
  if (profile.session.kind !== 'signedIn') return null;
  return { kind: 'bearer', token: profile.session.accessToken };
}

export function grantOf(profile: Profile): Credential | null {
  return profile.submitGrant === null ? null : { kind: 'grant', token: profile.submitGrant };
}

export function headersFor(
  profile: Profile,
  credential: Credential | null,
): Record<string, string> {
  return {
    [headers.tenant]: profile.tenant.id,
    [headers.form]: String(protocolForm),
    ...(credential?.kind === 'bearer' && { authorization: `Bearer ${credential.token}` }),
    ...(credential?.kind === 'grant' && { [headers.secondToken]: credential.token }),
  };
}
