import * as z from 'zod/mini';

/** First line of a backup: what wrote it, and under which schema. */
export const backupHeader = z.object({
  format: z.literal('ibandla-backup'),
  version: z.literal(1),
  at: z.string(),
  /** Tags of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof backupHeader>;

/** Before the rows of a table, of one tenant or, for tables of all, of none: so many lines follow. */
export const backupSection = z.object({
  table: z.string(),
  tenant: z.nullable(z.uuid()),
  rows: z.number(),
});
export type BackupSection = z.infer<typeof backupSection>;

/** Last line: without it the file was cut off. */
export const backupEnd = z.object({ end: z.literal(true), rows: z.number() });
