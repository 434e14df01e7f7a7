import { Failure } from '#domain/errors.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { saveBlob } from '../../ui/save-file.ts';

/** The file of a `data:` address. Read by hand: the page’s security policy lets nothing fetch such an address. */
export function blobOf(address: string): Blob {
  const comma = address.indexOf(',');
  const type = address.slice('data:'.length, comma).replace(/;base64$/, '');
  const letters = atob(address.slice(comma + 1));
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
}

/** Reads a content once: megabytes that no screen holds. */
export async function download(id: string, name: string): Promise<void> {
  const content = await demoDatabase().fileContent.get(id);
  if (!content) throw new Failure('not_found', 'This file was deleted meanwhile');
  saveBlob(name, blobOf(content.address));
}
