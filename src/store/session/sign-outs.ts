import { forgetKey } from '../sealing/key-exchange.ts';
import { isSealedPerson } from '../sealing/key-ring.ts';
import { goesByGrant, hasOwnList, isOpen, isUnsent, type Item } from '../outbox/item.ts';
import { linkedTo, stepAsideElsewhere } from './linked.ts';
import type { Profile } from './profile.ts';
import type { Setting, Vault } from '../vault.ts';

/**
 * Nothing that their password or PIN could be guessed by stays, no key of their rows, and no choice of theirs.
 * Undefined, Dexie takes the fields away.
 */
const unsealed = { seal: undefined, pin: undefined, rowKey: undefined, place: undefined };

/** The person is not the one at the device any more. */
async function leave(vault: Vault, profileId: string): Promise<void> {
  const isTheirs = (setting: Setting) => setting.key === 'active' && setting.profile === profileId;
  await vault.settings.filter(isTheirs).delete();
}

/**
 * Writes the wish to sign out and destroys the secrets, in one transaction. `completeSignOuts` does
 * the rest; killed in between, the next start does.
 */
export async function wishSignOut(vault: Vault, profileId: string): Promise<void> {
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    await vault.profiles
      .where('id')
      .equals(profileId)
      .modify({ session: { kind: 'signedOut', wiped: false }, ...unsealed });
    await leave(vault, profileId);
  });
}

/**
 * Somebody else takes the tablet: the secrets go and the person is not shown any more, but what they
 * had begun to count stays for them, sealed by their password. So it is in each organisation of theirs.
 */
export async function stepAside(vault: Vault, profileId: string): Promise<void> {
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    await stepAsideElsewhere(vault, profileId);
    await vault.profiles
      .where('id')
      .equals(profileId)
      .modify({ session: { kind: 'expired' } });
    await leave(vault, profileId);
  });
}

/** Number of waiting items: those that go by themselves, and those that need their author here. */
export interface WaitingHere {
  going: number;
  stranded: number;
}

/** Number of unsent items of all other people on this device, of those that a list shows: never their contents. */
export async function waitingOfOthers(
  vault: Vault,
  profileId: string | null,
): Promise<WaitingHere> {
  // The same person, in another organisation of theirs.
  const own = profileId === null ? [] : (await linkedTo(vault, profileId)).map(({ id }) => id);
  const theirs = new Set([profileId, ...own]);
  const unsent = await vault.items
    .filter((item) => isUnsent(item) && hasOwnList(item) && !theirs.has(item.accountId))
    .toArray();
  const profiles = await vault.profiles.toArray();
  const authors = new Map(profiles.map((profile) => [profile.id, profile]));
  const goes = (item: Item): boolean => {
    const author = authors.get(item.accountId);
    if (author?.session.kind === 'signedIn') return true;
    return goesByGrant(item) && typeof author?.submitGrant === 'string';
  };
  const going = unsent.filter((item) => isOpen(item) && goes(item)).length;
  return { going, stranded: unsent.length - going };
}

/** Nobody is left to read why a change was refused; what a list tells of waits there for its author. */
function staysBehind(item: Item): boolean {
  return isUnsent(item) && (hasOwnList(item) || isOpen(item));
}

async function isDue(vault: Vault, profile: Profile): Promise<boolean> {
  const { session } = profile;
  if (session.kind === 'signedOut') {
    if (!session.wiped) return true;
    const items = await vault.items.where({ accountId: profile.id }).toArray();
    return items.length === 0 || !items.every(staysBehind);
  }
  if (session.kind !== 'revoked') return false;
  if (profile.submitGrant === null) return true;
  const mine = vault.items.where({ accountId: profile.id });
  return (await mine.filter((item) => isUnsent(item) && goesByGrant(item)).count()) === 0;
}

/**
 * Wipes the profiles that are to be wiped: cache, drafts, name, what was sent. Items that are not
 * sent stay with the grant that delivers them; the profile goes with the last one.
 */
export async function completeSignOuts(
  vault: Vault,
  deleteCache: (profileId: string) => Promise<void>,
): Promise<void> {
  for (const profile of await vault.profiles.toArray()) {
    if (!(await isDue(vault, profile))) continue;
    const wiped = profile.session.kind === 'signedOut' && profile.session.wiped;
    if (isSealedPerson(profile.id)) forgetKey(profile.id);
    if (!wiped) {
      await stopShowing(vault, profile.id);
      await deleteCache(profile.id);
    }
    await vault.transaction('rw', vault.tables, () => wipe(vault, profile.id));
  }
}

/** Before the cache goes: a page that asks for this person's rows meanwhile would open it anew, for good. */
async function stopShowing(vault: Vault, profileId: string): Promise<void> {
  await vault.transaction('rw', vault.profiles, vault.settings, async () => {
    if (!isBack(await vault.profiles.get(profileId))) await leave(vault, profileId);
  });
}

/** Signed in again while the wipe runs: nothing more is wiped. */
function isBack(profile: Profile | undefined): boolean {
  return profile?.session.kind === 'signedIn' || profile?.session.kind === 'expired';
}

async function wipe(vault: Vault, profileId: string): Promise<void> {
  if (isBack(await vault.profiles.get(profileId))) return;
  await vault.drafts.where({ accountId: profileId }).delete();
  await vault.typed.where({ accountId: profileId }).delete();
  await vault.kept.where({ accountId: profileId }).delete();
  await vault.tellings.where({ accountId: profileId }).delete();
  await vault.items
    .where({ accountId: profileId })
    .filter((item) => !staysBehind(item))
    .delete();
  await leave(vault, profileId);
  const left = await vault.items.where({ accountId: profileId }).primaryKeys();
  await vault.pictures
    .where({ accountId: profileId })
    .filter(({ item }) => !left.includes(item))
    .delete();
  if (left.length === 0) {
    await vault.profiles.delete(profileId);
    return;
  }
  const session = { kind: 'signedOut', wiped: true } as const;
  await vault.profiles.update(profileId, { user: null, grants: [], session, ...unsealed });
}
