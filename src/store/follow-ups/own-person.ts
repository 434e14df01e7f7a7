import type { Store } from '../database.ts';

/** The id of the signed-in person among the people that this device holds; null for none. */
export async function ownPersonId({ cache, profile }: Store): Promise<string | null> {
  const person = await cache.person.where({ accountId: profile.id }).first();
  return person?.id ?? null;
}
