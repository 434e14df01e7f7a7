import { createHash, randomUUID } from 'node:crypto';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import * as z from 'zod/mini';
import { unusableHash } from '../access/sign-in/passwords.ts';
import type { ExportedTable } from '../tenant-export/exported-tables.ts';
import { damaged } from './damaged.ts';
import { withNewIds } from './new-ids.ts';
import type { OpenExport } from './open-export.ts';
import type { ImportPlan } from './plan-import.ts';

/** Rows that are written at a time, and characters of them: rows with pictures are long. */
const chunk = 1000;
const longestChunk = 16_000_000;

const pictureRow = z.object({ id: z.uuid(), sha256: z.string() });

/** A row as JSON with one more column. Of two columns of one name PostgreSQL takes the last: nobody brings their own. */
const withColumn = (line: string, column: string, value: string) =>
  `${line.slice(0, -1)},${JSON.stringify(column)}:${JSON.stringify(value)}}`;

async function withPicture(file: OpenExport, line: string): Promise<string> {
  const read = z.safeParse(pictureRow, JSON.parse(line));
  if (!read.success) throw damaged(read.error);
  const bytes = await file.picture(read.data.id);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (read.data.sha256 !== `\\x${sha256}`) throw damaged();
  return withColumn(line, 'bytes', `\\x${bytes.toString('hex')}`);
}

/** Columns that the export left out of a row. */
async function completed(file: OpenExport, table: string, line: string): Promise<string> {
  switch (table) {
    case 'account':
      return withColumn(line, 'password_hash', await unusableHash());
    case 'tenant_seq':
      return withColumn(line, 'epoch', randomUUID());
    case 'picture':
      return withPicture(file, line);
    default:
      return line;
  }
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[], undefined> {
  let part: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    part.push(line);
    characters += line.length;
    if (part.length < chunk && characters < longestChunk) continue;
    yield part;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield part;
}

/** Tables whose rows refer to others of the same table: those come in at once, since any may stand before what it names. */
export async function tablesNamingThemselves(owner: Client): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conrelid = k.confrelid and c.relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function* finishedLines(
  file: OpenExport,
  table: string,
  { newIds, tenantLine }: ImportPlan,
): AsyncGenerator<string, undefined> {
  for await (const line of file.rows(table)) {
    if (table === 'tenant') yield tenantLine;
    else yield withNewIds(await completed(file, table, line), newIds);
  }
}

/** Writes the rows of a table, all of them of the new organisation. Answers how many. */
export async function writeRows(
  owner: Client,
  file: OpenExport,
  table: ExportedTable,
  plan: ImportPlan,
  { atOnce }: { atOnce: boolean },
): Promise<number> {
  const name = escapeIdentifier(table.name);
  const into = atOnce ? escapeIdentifier(`import_${table.name}`) : name;
  if (atOnce) await owner.query(`create temp table ${into} (like ${name}) on commit drop`);
  const statement = `insert into ${into} select r.* from jsonb_populate_recordset(null::${name}, $1::jsonb) r
    where r.${escapeIdentifier(table.owner)} = ${escapeLiteral(plan.tenantId)}`;
  let written = 0;
  for await (const part of batches(finishedLines(file, table.name, plan))) {
    const { rowCount } = await owner.query(statement, [`[${part.join(',')}]`]);
    if (rowCount !== part.length) throw damaged();
    written += part.length;
  }
  if (atOnce) await owner.query(`insert into ${name} select * from ${into}`);
  return written;
}
