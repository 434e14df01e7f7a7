import * as z from 'zod/mini';

const size = z.number().check(z.int(), z.gte(0));

/** A file of the zip: how many rows it has, how long it is unpacked, and its fingerprint. */
const exportedFile = z.object({
  name: z.string(),
  rows: size,
  bytes: size,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ExportedFile = z.infer<typeof exportedFile>;

/** The file `about.json`: what wrote the zip, under which schema, and what must be in it. */
export const aboutExport = z.object({
  format: z.literal('ibandla-tenant'),
  version: z.literal(1),
  organisation: z.string(),
  at: z.string(),
  by: z.string(),
  program: z.string(),
  /** Tags of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
  files: z.array(exportedFile),
  /** Each has its fingerprint in the row of the table `picture` that it belongs to. */
  pictures: z.object({ files: size, bytes: size }),
  leftOut: z.array(z.string()),
});
export type AboutExport = z.infer<typeof aboutExport>;

export const aboutName = 'about.json';

export const dataFolder = 'data/';

/** The rows of a table, as PostgreSQL's own JSON, one a line. */
export const dataName = (table: string) => `${dataFolder}${table}.jsonl`;

/** A register, or the reports of a kind, for people to read. */
export const readableName = (many: string) => `tables/${many.replaceAll(' ', '-')}.csv`;

export const pictureName = (id: string) => `pictures/${id}`;
