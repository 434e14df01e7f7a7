import { giveRowKey } from '#domain/devices/registering.ts';
import { databases } from '#store/database.ts';
import { beginRowKey } from '#store/session/row-key.ts';
import { call } from '../calls/call.ts';

/** The key that the server gives; null where this browser is no registered device any more. */
async function keyFromServer(): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await call(giveRowKey, {});
  if (answer.answeredBy === 'device' || answer.output.key === null) return null;
  return Uint8Array.from(atob(answer.output.key), (letter) => letter.charCodeAt(0));
}

/**
 * After a sign-in, and before anything of the person comes: what they have here is sealed from now on. Two tabs in which
 * one person signs in at once have one key: the second opens that of the first.
 */
export async function sealPerson(id: string): Promise<void> {
  const server = await keyFromServer();
  await navigator.locks.request(`row-key:${id}`, () => beginRowKey(databases(), id, server));
}
