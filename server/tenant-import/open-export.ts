import { fstatSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { linesIn } from '../backup/lines-of.ts';
import { StartRefused } from '../start-refused.ts';
import {
  aboutExport,
  aboutName,
  type AboutExport,
  dataName,
  type ExportedFile,
  pictureName,
} from '../tenant-export/export-format.ts';
import { damaged } from './damaged.ts';
import { type FileOnDisk, openZip, type ZipEntries } from './zip-entries.ts';

const notOne = 'This file is no export of an organisation of Ibandla. Nothing was changed.';

const longestAbout = 4_000_000;
/** A picture that people add has at most 400 kB. */
const longestPicture = 4_000_000;
const longestLine = 64_000_000;
/** Rows of JSON pack to a tenth. What unpacks to far more was made to fill the disk. */
const mostUnpacked = 200;
const always = 4_000_000;
const lineEnd = 10;

export interface OpenExport {
  about: AboutExport;
  /** The bytes of a file, as they are unpacked: never more than it is said to have. */
  parts(file: ExportedFile): AsyncGenerator<Buffer, undefined>;
  /** The rows of a table, each as its line. */
  rows(table: string): AsyncGenerator<string, undefined>;
  picture(id: string): Promise<Buffer>;
  close(): void;
}

async function open(file: FileOnDisk): Promise<ZipEntries> {
  try {
    return await openZip(file);
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new StartRefused(isMissing ? `${file} is not there.` : notOne, error);
  }
}

async function whole(zip: ZipEntries, name: string, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of zip.parts(name, most)) parts.push(part);
  return Buffer.concat(parts);
}

async function readAbout(zip: ZipEntries): Promise<AboutExport> {
  if (!zip.sizes.has(aboutName)) throw new StartRefused(notOne);
  const bytes = await whole(zip, aboutName, longestAbout).catch((error: unknown) => {
    throw damaged(error);
  });
  try {
    return z.parse(aboutExport, JSON.parse(bytes.toString()));
  } catch (error) {
    throw new StartRefused(notOne, error);
  }
}

/** Every file is one that `about.json` speaks of, and as long as it says. */
function assertNamed({ sizes }: ZipEntries, { files, pictures }: AboutExport): void {
  const named = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const found = { files: 0, bytes: 0 };
  for (const [name, size] of sizes) {
    if (name.startsWith(pictureName(''))) {
      found.files += 1;
      found.bytes += size;
    } else if (name !== aboutName && named.get(name) !== size) throw damaged();
  }
  const isWhole = named.size === files.length && files.every(({ name }) => sizes.has(name));
  const hasPictures = found.files === pictures.files && found.bytes === pictures.bytes;
  if (!isWhole || !hasPictures) throw damaged();
}

function assertHonest({ files, pictures }: AboutExport, size: number): void {
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, pictures.bytes);
  if (unpacked <= size * mostUnpacked + always) return;
  throw new StartRefused(
    'This export would unpack to far more than an honest one. Nothing was changed. Use the file as it was downloaded.',
  );
}

async function* texts(parts: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let since = 0;
  for await (const part of parts) {
    since = part.includes(lineEnd) ? 0 : since + part.length;
    if (since > longestLine) throw damaged();
    yield decoder.decode(part, { stream: true });
  }
  yield decoder.decode();
}

function fileOf({ files }: AboutExport, table: string): ExportedFile {
  const found = files.find(({ name }) => name === dataName(table));
  if (!found) throw damaged();
  return found;
}

/** Opens an export. What is none, and what does not hold what it says, is refused here; its rows are read later. */
export async function openExport(file: FileOnDisk): Promise<OpenExport> {
  const zip = await open(file);
  try {
    const about = await readAbout(zip);
    assertNamed(zip, about);
    const { size } = typeof file === 'string' ? statSync(file) : fstatSync(file);
    assertHonest(about, size);
    const parts = ({ name, bytes }: ExportedFile) => zip.parts(name, bytes);
    return {
      about,
      parts,
      rows: (table) => linesIn(texts(parts(fileOf(about, table)))),
      picture: (id) => whole(zip, pictureName(id), longestPicture),
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
