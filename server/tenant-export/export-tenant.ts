import { type ClientBase, escapeLiteral } from 'pg';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import { customisedLabels } from '#domain/custom-fields/custom-fields.ts';
import { leftOutOfExport } from '#domain/tenant-export/left-out.ts';
import { registers } from '#domain/registers.gen.ts';
import { knownMigrations } from '../database/migrate.ts';
import {
  aboutName,
  type AboutExport,
  dataName,
  type ExportedFile,
  pictureName,
  readableName,
} from './export-format.ts';
import { cursorRows } from './cursor-rows.ts';
import { exportedTables } from './exported-tables.ts';
import { type Reading, registerLines } from './register-lines.ts';
import { reportLines } from './report-lines.ts';
import { tableLines } from './table-lines.ts';
import type { ZipWriter } from './zip-writer.ts';

/** Facts of `about.json` that the rows do not say. */
export interface ExportFacts {
  organisation: string;
  at: Date;
  by: string;
  program: string;
}

async function writeData(
  client: ClientBase,
  tenantId: string,
  zip: ZipWriter,
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const table of await exportedTables(client)) {
    files.push(await zip.addLines(dataName(table.name), tableLines(client, table, tenantId)));
  }
  return files;
}

async function writeReadable(reading: Reading, zip: ZipWriter): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  for (const { register } of registers) {
    const name = readableName(register.words.many);
    files.push(await zip.addLines(name, registerLines(reading, register)));
  }
  for (const definition of Object.values(reportDefinitions)) {
    const name = readableName(customisedLabels[`${definition.kind}Reports`].toLowerCase());
    files.push(await zip.addLines(name, reportLines(reading, definition)));
  }
  return files;
}

async function writePictures(client: ClientBase, tenantId: string, zip: ZipWriter) {
  const written = { files: 0, bytes: 0 };
  const one = 1;
  const pictures = cursorRows<{ id: string; bytes: Buffer }>(
    client,
    `select id, bytes from picture where tenant_id = ${escapeLiteral(tenantId)} order by id`,
    one,
  );
  for await (const part of pictures) {
    for (const { id, bytes } of part) {
      await zip.addBytes(pictureName(id), bytes);
      written.files += 1;
      written.bytes += bytes.length;
    }
  }
  return written;
}

/** Writes everything of the organisation that this transaction sees. What it is about comes last, when it is known. */
export async function writeExport(
  reading: Reading,
  { organisation, at, by, program }: ExportFacts,
  zip: ZipWriter,
): Promise<AboutExport> {
  const { client, tx } = reading;
  const data = await writeData(client, tx.tenantId, zip);
  const readable = await writeReadable(reading, zip);
  const about: AboutExport = {
    format: 'ibandla-tenant',
    version: 1,
    organisation,
    at: at.toISOString(),
    by,
    program,
    migrations: knownMigrations(),
    files: [...data, ...readable],
    pictures: await writePictures(client, tx.tenantId, zip),
    leftOut: [...leftOutOfExport],
  };
  await zip.addBytes(aboutName, Buffer.from(`${JSON.stringify(about, null, 2)}\n`));
  zip.end();
  return about;
}
