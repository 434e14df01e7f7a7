import { databases, storeOf } from '#store/database.ts';
import type { User } from '#domain/access/session.ts';

/** Account at this device, or null. Loaded on demand: the pages before sign-in do without the store. */
export async function userHere(): Promise<User | null> {
  return (await storeOf(databases()))?.profile.user ?? null;
}
