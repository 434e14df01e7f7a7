import type { FileItem } from '#domain/demo/file-manager/entities.ts';
import { Failure } from '#domain/errors.ts';
import { saveBlob } from '../../../ui/save-file.ts';
import { contentNow } from './here.ts';
import { downloadName } from './words.ts';

/** The file of a `data:` address. Read by hand: the page’s security policy lets nothing fetch such an address. */
export function blobOf(address: string): Blob {
  const comma = address.indexOf(',');
  const type = address.slice('data:'.length, comma).replace(/;base64$/, '');
  const letters = atob(address.slice(comma + 1));
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], { type });
}

export async function download(item: FileItem): Promise<void> {
  const content = await contentNow(item.id);
  if (!content) throw new Failure('not_found', 'This file was deleted meanwhile');
  saveBlob(downloadName(item), blobOf(content.address));
}
