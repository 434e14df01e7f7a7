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

/** After a sign-in, and before anything of the person comes: what they have here is sealed from now on. */
export async function sealPerson(id: string): Promise<void> {
  const { vault, deleteCache } = databases();
  const { readable } = await beginRowKey(vault, id, await keyFromServer());
  if (!readable) await deleteCache(id);
}
