import { Readable } from 'node:stream';
import { dataPage } from './data-page.ts';
import { dateInZone, dateWithYear } from '#domain/values/dates/local-date.ts';
import { zipWriter, type ZipWriter } from '../tenant-export/zip-writer.ts';
import type { PersonPicture } from './pictures-of-person.ts';
import type { TakenData } from './take-data.ts';

async function writeFiles(
  zip: ZipWriter,
  { data, timeZone }: TakenData,
  { pictures, at }: { pictures: readonly PersonPicture[]; at: Date },
): Promise<void> {
  const page = dataPage(data, dateWithYear(dateInZone(at, timeZone)), pictures);
  await zip.addBytes('data.html', Buffer.from(page));
  const names = pictures.map(({ name, label }) => ({ name, label }));
  const forPrograms = JSON.stringify({ ...data, pictures: names }, null, 2);
  await zip.addBytes('data.json', Buffer.from(`${forPrograms}\n`));
  for (const { name, bytes } of pictures) await zip.addBytes(name, bytes);
  zip.end();
}

/** The zip, written while it is read: a page, the same for programs, and the pictures. */
export function dataZip(
  taken: TakenData,
  parts: { pictures: readonly PersonPicture[]; at: Date },
): ReadableStream {
  const zip = zipWriter(parts.at);
  writeFiles(zip, taken, parts).catch((error: Error) => zip.stream.destroy(error));
  return Readable.toWeb(zip.stream) as ReadableStream;
}
