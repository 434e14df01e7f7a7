import { hasOwnList, isUnsent } from '../outbox/item.ts';
import type { KnownProfile, Profile } from './profile.ts';
import { settingOf, type Vault } from '../vault.ts';

/** An organisation of the person at the device, beside the one that is shown. */
export interface OtherOrganisation {
  /** Of the profile there. */
  profile: string;
  name: string;
  email: string;
  /** Number of reports that are not sent yet: never their contents. */
  unsent: number;
  /** Their session there is over: only their password opens it. */
  isLocked: boolean;
}

export const isSignedIn = ({ session }: Profile): boolean => session.kind === 'signedIn';

/** Signed out or revoked, a profile opens nothing and is opened by nothing, whatever its row names. */
export const isHere = (profile: Profile): boolean =>
  isSignedIn(profile) || profile.session.kind === 'expired';

function isOpenTo(profile: Profile, other: Profile): profile is KnownProfile {
  const isLinked = profile.linked?.includes(other.id) && other.linked?.includes(profile.id);
  const areHere = isHere(profile) && isHere(other);
  return areHere && isLinked === true && profile.user !== null && !profile.seen && !other.seen;
}

/** The profiles of the same person. A row that names them and is not named by them has none. */
export async function linkedTo(vault: Vault, profileId: string): Promise<KnownProfile[]> {
  const profile = await vault.profiles.get(profileId);
  if (!profile?.linked) return [];
  const named = await vault.profiles.bulkGet([...profile.linked]);
  return named.filter((one) => one !== undefined).filter((one) => isOpenTo(one, profile));
}

/** From now on each opens the other, and what the other opens, without a password. */
export async function linkProfiles(vault: Vault, one: string, other: string): Promise<void> {
  if (one === other) return;
  await vault.transaction('rw', vault.profiles, async () => {
    const theirs = await Promise.all([one, other].map((id) => linkedTo(vault, id)));
    const all = new Set([one, other, ...theirs.flat().map(({ id }) => id)]);
    const profiles = await vault.profiles.bulkGet([...all]);
    for (const profile of profiles) {
      if (!profile || profile.seen || !isHere(profile)) return;
    }
    for (const id of all) {
      await vault.profiles.update(id, { linked: [...all].filter((each) => each !== id) });
    }
  });
}

/** Whoever makes room leaves no session in any organisation of theirs: there their password opens it again. */
export async function stepAsideElsewhere(vault: Vault, profileId: string): Promise<void> {
  const others = (await linkedTo(vault, profileId)).filter(isSignedIn).map(({ id }) => id);
  await vault.profiles
    .where('id')
    .anyOf(others)
    .modify({ session: { kind: 'expired' } });
}

/** Null: the person at the device belongs to no organisation of that profile. */
export type Opened = { profile: string; tenant: string; accessToken: string } | null;

/** Makes the linked profile the one that is shown. Nothing of either is changed. */
export async function openLinked(vault: Vault, from: string, to: string): Promise<Opened> {
  return vault.transaction('rw', vault.profiles, vault.settings, async () => {
    const active = await settingOf(vault, 'active');
    if (active?.profile !== from) return null;
    const wanted = (await linkedTo(vault, from)).find(({ id }) => id === to);
    if (wanted?.session.kind !== 'signedIn') return null;
    await vault.settings.put({ key: 'active', profile: to });
    const { accessToken } = wanted.session;
    return { profile: to, tenant: wanted.tenant.id, accessToken };
  });
}

/** Shows a profile whose session goes on where the one before it signed out, and nobody came since. */
export async function openAlone(vault: Vault, id: string): Promise<Opened> {
  return vault.transaction('rw', vault.profiles, vault.settings, async () => {
    const profile = await vault.profiles.get(id);
    if (profile?.session.kind !== 'signedIn' || (await settingOf(vault, 'active'))) return null;
    await vault.settings.put({ key: 'active', profile: id });
    return { profile: id, tenant: profile.tenant.id, accessToken: profile.session.accessToken };
  });
}

/** The other organisations of a person, by their names. */
export async function otherOrganisations(
  vault: Vault,
  profileId: string,
): Promise<OtherOrganisation[]> {
  const linked = await linkedTo(vault, profileId);
  if (linked.length === 0) return [];
  const unsent = await vault.items.filter((item) => isUnsent(item) && hasOwnList(item)).toArray();
  return linked
    .map((profile) => ({
      profile: profile.id,
      name: profile.tenant.name,
      email: profile.user.email,
      unsent: unsent.filter(({ accountId }) => accountId === profile.id).length,
      isLocked: !isSignedIn(profile),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
