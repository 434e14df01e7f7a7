import { isUnsent } from '../outbox/item.ts';
import type { Vault } from '../vault.ts';
import { triesInAll } from './pin.ts';

/** Somebody who counts on this device. B12: how much waits, never what was counted. */
export interface PersonHere {
  id: string;
  name: string;
  email: string;
  /** Wall time, ms; null where nobody wrote it down. */
  lastHereAt: number | null;
  unsent: number;
  /** Their PIN opens nothing any more: their password does. */
  pinIsGone: boolean;
  /** Wall time, ms. */
  lockedUntil: number;
}

/** The people who chose a PIN here, the one who was here last first. */
export async function peopleHere(vault: Vault): Promise<PersonHere[]> {
  const profiles = await vault.profiles.toArray();
  const people = profiles.flatMap(({ id, user, pin, session, lastHereAt = null }) => {
    if (!pin || !user || session.kind === 'signedOut' || session.kind === 'revoked') return [];
    const pinIsGone = pin.keys === null || pin.tries >= triesInAll;
    const { name, email } = user;
    return [{ id, name, email, lastHereAt, pinIsGone, lockedUntil: pin.lockedUntil }];
  });
  const unsent = await vault.items.filter(isUnsent).toArray();
  return people
    .map((person) => {
      const theirs = unsent.filter(({ accountId }) => accountId === person.id);
      return Object.assign(person, { unsent: theirs.length });
    })
    .toSorted((a, b) => (b.lastHereAt ?? 0) - (a.lastHereAt ?? 0));
}
