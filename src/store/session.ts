import type { SignedIn, User } from '#domain/access/operations.ts';
import type { Grant } from '#domain/permissions.ts';
import { settingOf, type Vault } from './vault.ts';

/**
 * Three different ends. `expired`: locked, nothing wiped, counting goes on. `signedOut`: wiped as
 * asked, unsent reports kept. `revoked`: unsent reports sent first, then wiped.
 */
export type Session =
  | { kind: 'signedIn'; accessToken: string; refreshSecret: string }
  | { kind: 'expired' }
  | { kind: 'signedOut'; wiped: boolean }
  | { kind: 'revoked' };

/** A person on this browser. What they may see is in `cache-<id>`. */
export interface Profile {
  /** Account id. */
  id: string;
  tenant: SignedIn['session']['tenant'];
  /** Null once wiped: only what is needed to deliver what they left behind stays. */
  user: User | null;
  grants: Grant[];
  session: Session;
  /** Opens nothing but the door for queued items; outlives a sign-out until the last one is sent. */
  submitGrant: string | null;
}

/** A profile whose person is known. */
export type KnownProfile = Profile & { user: User };

export async function activeProfile(vault: Vault): Promise<KnownProfile | null> {
  const active = await settingOf(vault, 'active');
  if (!active) return null;
  const profile = await vault.profiles.get(active.profile);
  if (!profile || profile.user === null) return null;
  return { ...profile, user: profile.user };
}

function profileFrom(signedIn: SignedIn): Profile {
  const { session, user, accessToken } = signedIn;
  return {
    id: user.id,
    tenant: session.tenant,
    user,
    grants: session.grants,
    session: { kind: 'signedIn', accessToken, refreshSecret: session.refreshSecret },
    submitGrant: session.submitGrant,
  };
}

/** After a sign-in: this person is the one at the device now. */
export async function beginSession(vault: Vault, signedIn: SignedIn): Promise<Profile> {
  const profile = profileFrom(signedIn);
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
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
    const profile = profileFrom(signedIn);
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
