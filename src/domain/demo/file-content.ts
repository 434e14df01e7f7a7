import * as z from 'zod/mini';

/** Largest file that the demo apps take, and of all of them, in bytes: they stay on the device. */
export const fileBytes = 5_000_000;
export const keptBytes = 50_000_000;

/** Content of a file that somebody chose for one of the demo apps. */
export interface FileContent {
  /** Of the item of the File manager that it is, or of an attachment. */
  id: string;
  /** A `data:` address. */
  address: string;
  /** In bytes. Rows that were kept before it was a field have none. */
  size?: number;
  /** Of an attachment: ms since 1970, when it was last taken out of a mail, or chosen for one. */
  looseSince?: number;
}

/** Four letters stand for three bytes. */
const longestAddress = Math.ceil((fileBytes * 4) / 3) + 200;

export const fileContent = z.string().check(
  z.refine(
    (address) => /^data:[^,]{0,150};base64,/.test(address),
    'Send the file as a data: address',
  ),
  z.maxLength(longestAddress, 'Choose a file of at most 5 MB'),
);

/** How many bytes a `data:` address stands for. */
export function bytesOf(address: string): number {
  const letters = address.length - address.indexOf(',') - 1;
  const filling = /={0,2}$/.exec(address)?.[0].length ?? 0;
  return Math.floor((letters * 3) / 4) - filling;
}
