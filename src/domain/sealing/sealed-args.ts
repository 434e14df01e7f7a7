import { fromBase64, toBase64 } from '../values/base64.ts';
import { joined, type RowCipher, type RowKey, unsealed } from './row-seal.ts';
import { bytesOfKept, keptFrom, keptLength, type SealedBytes } from './server-way.ts';

/** An item’s place on the device that sealed it: its arguments open under no other id. */
const placeOfItem = (id: string) => `items ${id}`;

/** An item whose author is away, as it travels: the key of its row under the server's, and the row under that. Base64. */
export function sealedArgs(kept: SealedBytes, sealed: Uint8Array): string {
  return toBase64(joined([bytesOfKept(kept), sealed]));
}

/** Opens a key that the server alone opens; null for one that it cannot. */
export type KeyOpener = (kept: SealedBytes) => Promise<RowKey | null>;

/** The arguments of the item with this id; null where its key does not open, or it was sealed as another item. */
export async function openedArgs(
  text: string,
  id: string,
  { cipher, openKey }: { cipher: RowCipher; openKey: KeyOpener },
): Promise<{ args: unknown } | null> {
  try {
    const all = fromBase64(text);
    const key = await openKey(keptFrom(all.slice(0, keptLength)));
    const row = key && unsealed(all.subarray(keptLength), { cipher, key, place: placeOfItem(id) });
    return row && { args: row['args'] };
  } catch {
    return null;
  }
}
