import { closeSync } from 'node:fs';
import { type Entry, fromFdPromise, openPromise, type ZipFile } from 'yauzl';
import { damaged } from './damaged.ts';

/** The files of a zip on the disk, which are read in any order. */
export interface ZipEntries {
  /** Name -> how long it is said to be, unpacked. */
  sizes: ReadonlyMap<string, number>;
  /** A file as it is unpacked. One that is longer than this is refused as soon as that shows. */
  parts(name: string, most: number): AsyncGenerator<Buffer, undefined>;
  close(): void;
}

/** The files by their names. Two of one name, a way out of the zip and what cannot be unpacked are refused. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName) || !entry.canDecodeFileData()) throw damaged();
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* partsOf(
  zip: ZipFile,
  entry: Entry | undefined,
  most: number,
): AsyncGenerator<Buffer, undefined> {
  if (!entry || entry.uncompressedSize > most) throw damaged();
  let read = 0;
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    read += part.length;
    if (read > most) throw damaged();
    yield part;
  }
}

/** The path of a file, or the number of one that is open: closing the zip closes it. */
export type FileOnDisk = string | number;

const reading = { lazyEntries: true, autoClose: false, strictFileNames: true };

function opened(file: FileOnDisk): Promise<ZipFile> {
  if (typeof file === 'string') return openPromise(file, reading);
  return fromFdPromise(file, reading).catch((error: unknown) => {
    closeSync(file);
    throw error;
  });
}

/** Opens a zip by the list at its end. Rejects with the error of the disk, or of a file that is no zip. */
export async function openZip(file: FileOnDisk): Promise<ZipEntries> {
  const zip = await opened(file);
  try {
    const entries = await entriesOf(zip);
    return {
      sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
      parts: (name, most) => partsOf(zip, entries.get(name), most),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw damaged(error);
  }
}
