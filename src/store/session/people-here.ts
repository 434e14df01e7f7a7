import { isUnsent } from '../outbox/item.ts';
import type { Vault } from '../vault.ts';
import type { Pin, Profile } from './profile.ts';
import { isOverdue, triesInAll } from './pin.ts';

/** Somebody who counts on this device. B12: how much waits, never what was counted. */
export interface PersonHere {
  id: string;
  name: string;
  email: string;
  /** Wall time, ms; null where nobody wrote it down. */
  lastHereAt: number | null;
  unsent: number;
  /** Why their password opens what they have here, and not their PIN: too many wrong tries, or too long without the server. */
  pinIsOver: 'tries' | 'overdue' | null;
  /** Wall time, ms. */
  lockedUntil: number;
}

function pinOver(profile: Profile, pin: Pin, now: number): PersonHere['pinIsOver'] {
  if (pin.keys === null || pin.tries >= triesInAll) return 'tries';
  return isOverdue(profile, now) ? 'overdue' : null;
}

/** The people who chose a PIN here, the one who was here last first. */
export async function peopleHere(vault: Vault, now: number): Promise<PersonHere[]> {
  const profiles = await vault.profiles.toArray();
  const people = profiles.flatMap((profile) => {
    const { id, user, pin, session, lastHereAt = null } = profile;
    if (!pin || !user || session.kind === 'signedOut' || session.kind === 'revoked') return [];
    const pinIsOver = pinOver(profile, pin, now);
    const { name, email } = user;
    return [{ id, name, email, lastHereAt, pinIsOver, lockedUntil: pin.lockedUntil }];
  });
  const unsent = await vault.items.filter(isUnsent).toArray();
  return people
    .map((person) => {
      const theirs = unsent.filter(({ accountId }) => accountId === person.id);
      return Object.assign(person, { unsent: theirs.length });
    })
    .toSorted((a, b) => (b.lastHereAt ?? 0) - (a.lastHereAt ?? 0));
}
