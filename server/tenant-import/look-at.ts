import { registers } from '#domain/registers.gen.ts';
import type { ImportedFile } from '#domain/tenant-import/import-state.ts';
import { knownMigrations } from '../database/migrate.ts';
import { schemaOf } from '../backup/schema-of.ts';
import { StartRefused } from '../start-refused.ts';
import {
  type AboutExport,
  dataFolder,
  dataName,
  readableName,
} from '../tenant-export/export-format.ts';
import { administratorIn } from './administrator-in.ts';
import { checkFiles } from './check-files.ts';
import { openExport, type OpenExport } from './open-export.ts';
import type { ReceivedFile } from './receive-file.ts';

const newer = 'A newer version of Ibandla wrote this file. Update this server first.';
const older =
  'An older version of Ibandla wrote this file. Update the server that it came from, and download everything there again.';

/** Twenty times a large organisation. More would fill the disk of the database for everybody. */
const mostUnpacked = 10_000_000_000;

/** Kinds of records that are no register, as people call them, with the table of each. */
const others: Readonly<Record<string, string>> = {
  'reports of services and groups': 'attendance_report',
  'chat messages': 'chat_message',
  'accounts of people who sign in': 'account',
  'lines of the audit log': 'audit_entry',
};

function holdsOf({ files }: AboutExport): ImportedFile['holds'] {
  const rowsIn = (name: string) => files.find((file) => file.name === name)?.rows ?? 0;
  const kinds = [
    ...registers.map(({ register: { words } }) => [words.many, readableName(words.many)] as const),
    ...Object.entries(others).map(([what, table]) => [what, dataName(table)] as const),
  ];
  return kinds
    .map(([what, name]) => ({ what, rows: rowsIn(name) }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.rows - a.rows);
}

function contentOf(about: AboutExport, { bytes, sha256 }: ReceivedFile): ImportedFile {
  const data = about.files.filter(({ name }) => name.startsWith(dataFolder));
  return {
    sha256,
    bytes,
    organisation: about.organisation,
    at: new Date(about.at).toISOString(),
    by: about.by,
    holds: holdsOf(about),
    rows: data.reduce((sum, { rows }) => sum + rows, 0),
    pictures: about.pictures.files,
  };
}

function assertVersion({ migrations }: AboutExport): void {
  if (schemaOf(migrations, newer) < knownMigrations().length) throw new StartRefused(older);
}

function assertFits({ files, pictures }: AboutExport): void {
  if (files.reduce((sum, { bytes }) => sum + bytes, pictures.bytes) <= mostUnpacked) return;
  throw new StartRefused(
    'This file unpacks to more than 10 GB. Ask whoever runs the server to bring it in there.',
  );
}

export interface LookedAt {
  opened: OpenExport;
  file: ImportedFile;
  /** Sentence why it cannot be brought in by whoever has this address. */
  problem: string | null;
}

async function obstacleTo(opened: OpenExport, email: string): Promise<string | null> {
  try {
    assertVersion(opened.about);
    assertFits(opened.about);
    await checkFiles(opened);
    await administratorIn(opened, email);
    return null;
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
}

/** Reads a file whole. One that is no export is refused; of one that is, the content is said, and what is in its way. */
export async function lookAt(received: ReceivedFile, email: string): Promise<LookedAt> {
  const opened = await openExport(received.fd);
  try {
    const problem = await obstacleTo(opened, email);
    return { opened, file: contentOf(opened.about, received), problem };
  } catch (error) {
    opened.close();
    throw error;
  }
}
