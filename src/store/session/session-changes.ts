import { heldGrants, type SignedIn } from '#domain/access/session.ts';
import { isHere } from './linked.ts';
import type { Profile } from './profile.ts';
import type { Vault } from '../vault.ts';

function profileFrom(signedIn: SignedIn): Profile {
  const { session, user, accessToken } = signedIn;
  return {
    id: user.id,
    tenant: session.tenant,
    user,
    grants: heldGrants(session),
    session: { kind: 'signedIn', accessToken, refreshSecret: session.refreshSecret },
    submitGrant: session.submitGrant,
    renewedAt: Date.now(),
  };
}

/** After a sign-in: this person is the one at the device now. */
export async function beginSession(vault: Vault, signedIn: SignedIn): Promise<Profile> {
  const profile = profileFrom(signedIn);
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    const before = await vault.profiles.get(profile.id);
    const { pin, rowKey } = before ?? {};
    if (rowKey) profile.rowKey = rowKey;
    // Tried too often, it is chosen anew. What was sealed is a session from before.
    if (pin?.keys) profile.pin = { ...pin, tries: 0, lockedUntil: 0, session: null };
    profile.place = before?.place;
    // Signed out or revoked, it began anew.
    if (before && isHere(before)) profile.linked = before.linked;
    await vault.profiles.put(profile);
    await vault.settings.put({ key: 'active', profile: profile.id });
  });
  return profile;
}

/**
 * After a refresh: both tokens have successors. A sign-out that came in between stands: the answer
 * to a question nobody asks any more must not sign a person in again.
 */
export async function renewSession(vault: Vault, signedIn: SignedIn): Promise<Profile | null> {
  return vault.transaction('rw', vault.profiles, async () => {
    const current = await vault.profiles.get(signedIn.user.id);
    if (current?.session.kind !== 'signedIn') return null;
    const profile = { ...current, ...profileFrom(signedIn) };
    await vault.profiles.put(profile);
    return profile;
  });
}

/** The server ended the session. Nothing is wiped here: a revoked profile is once its items are sent. */
export async function endSession(
  vault: Vault,
  profileId: string,
  kind: 'expired' | 'revoked',
): Promise<void> {
  await vault.profiles.where('id').equals(profileId).modify({ session: { kind } });
}

export async function dropSubmitGrant(vault: Vault, profileId: string): Promise<void> {
  await vault.profiles.where('id').equals(profileId).modify({ submitGrant: null });
}
