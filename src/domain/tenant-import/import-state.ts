import * as z from 'zod/mini';
import { instant } from '../values/dates/instant.ts';

const count = z.number().check(z.int(), z.gte(0));

/** Content of a zip, as its own list says it and as it was found. */
const importedFile = z.object({
  /** SHA-256 of the zip: by it the confirmation names the file that was looked at. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: count,
  organisation: z.string(),
  at: instant,
  by: z.string(),
  /** Kinds of records in words, each with how many there are. Kinds without any are left out. */
  holds: z.array(z.object({ what: z.string(), rows: count })),
  rows: count,
  pictures: count,
});
export type ImportedFile = z.infer<typeof importedFile>;

/** How far the import of an organisation is. */
export const importState = z.discriminatedUnion('state', [
  /** The organisation has rows of its own: nothing can be brought in. */
  z.object({ state: z.literal('taken') }),
  z.object({ state: z.literal('empty') }),
  /** The file can be read and not be brought in. The sentence has no full stop. */
  z.object({ state: z.literal('refused'), file: importedFile, problem: z.string() }),
  z.object({ state: z.literal('checked'), file: importedFile }),
  z.object({ state: z.literal('running'), file: importedFile, written: count, tables: count }),
  z.object({ state: z.literal('failed'), file: importedFile, problem: z.string() }),
  z.object({
    state: z.literal('done'),
    file: importedFile,
    /** The name that it has here: another one where the file's is taken. */
    name: z.string(),
    /** Read back after they were written. No SHA-256: the table holds the name, which is another one here. */
    tables: z.array(z.object({ name: z.string(), rows: count, sha256: z.nullable(z.string()) })),
  }),
]);
export type ImportState = z.infer<typeof importState>;
export type ImportStateNamed<Name extends ImportState['state']> = Extract<
  ImportState,
  { state: Name }
>;

/** Bytes of a zip that the server takes from a page. */
export const largestImport = 1_000_000_000;

export const tooLarge =
  'This file is larger than 1 GB. Ask whoever runs the server to bring it in there';
