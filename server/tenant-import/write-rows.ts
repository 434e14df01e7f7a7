import { createHash, randomUUID } from 'node:crypto';
import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import * as z from 'zod/mini';
import { unusableHash } from '../access/sign-in/passwords.ts';
import { longestSide } from '#domain/pictures/rules.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { columnsLeftOut, type ExportedTable } from '../tenant-export/exported-tables.ts';
import { damaged } from './damaged.ts';
import { withNewIds } from './new-ids.ts';
import type { OpenExport } from './open-export.ts';
import type { ImportPlan } from './plan-import.ts';

/** Rows that are written at a time, and characters of them: rows with pictures are long. */
const chunk = 1000;
const longestChunk = 16_000_000;

const pictureRow = z.object({ id: z.uuid(), sha256: z.string(), type: z.string() });
const accountRow = z.object({ id: z.uuid() });

/** A row as JSON with one more column. Of two columns of one name PostgreSQL takes the last: nobody brings their own. */
const withColumn = (line: string, column: string, value: string) =>
  `${line.slice(0, -1)},${JSON.stringify(column)}:${JSON.stringify(value)}}`;

/** Whether the server would have kept the picture as it is. The sender may have changed the file. */
function isKept(bytes: Buffer, type: string): boolean {
  try {
    const still = cleanPicture(bytes, longestSide);
    return still.type === type && still.bytes.equals(bytes);
  } catch {
    return false;
  }
}

async function withPicture(file: OpenExport, line: string, isSent: boolean): Promise<string> {
  const read = z.safeParse(pictureRow, JSON.parse(line));
  if (!read.success) throw damaged(read.error);
  const bytes = await file.picture(read.data.id);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (read.data.sha256 !== `\\x${sha256}`) throw damaged();
  if (isSent && !isKept(bytes, read.data.type)) throw damaged();
  return withColumn(line, 'bytes', `\\x${bytes.toString('hex')}`);
}

/** Nobody has a password but who brings the file in, who keeps theirs. */
async function passwordOf(line: string, { host, newIds }: ImportPlan): Promise<string> {
  const { id } = z.parse(accountRow, JSON.parse(line));
  return host !== null && newIds.get(id) === host.accountId ? host.passwordHash : unusableHash();
}

/** Columns that the export left out of a row. */
async function completed(
  file: OpenExport,
  table: string,
  line: string,
  plan: ImportPlan,
): Promise<string> {
  switch (table) {
    case 'account':
      return withColumn(line, 'password_hash', await passwordOf(line, plan));
    case 'tenant_seq':
      return withColumn(line, 'epoch', randomUUID());
    case 'picture':
      return withPicture(file, line, plan.host !== null);
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
export async function tablesNamingThemselves(owner: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conrelid = k.confrelid and c.relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function* finishedLines(
  file: OpenExport,
  table: string,
  plan: ImportPlan,
): AsyncGenerator<string, undefined> {
  for await (const line of file.rows(table)) {
    if (table === 'tenant') yield plan.tenantLine;
    else yield withNewIds(await completed(file, table, line, plan), plan.newIds);
  }
}

/** Rows of an organisation that is there already take the place of what it has: its account and itself are one row each. */
const inPlace: Readonly<Record<string, string>> = {
  tenant: 'id',
  tenant_seq: 'tenant_id',
  account: 'id',
};

function takingPlace({ name, columns, owner }: ExportedTable, { host, tenantId }: ImportPlan) {
  const key = inPlace[name];
  if (host === null || key === undefined) return '';
  const set = [...columns, ...(columnsLeftOut[name] ?? [])].map((column) => {
    const named = escapeIdentifier(column);
    return `${named} = excluded.${named}`;
  });
  // An account of another organisation stays as it is, and the count then says that one is missing.
  const own = `${escapeIdentifier(name)}.${escapeIdentifier(owner)} = ${escapeLiteral(tenantId)}`;
  return `on conflict (${key}) do update set ${set.join(', ')} where ${own}`;
}

/** Writes the rows of a table, all of them of the new organisation. Answers how many. */
export async function writeRows(
  owner: ClientBase,
  file: OpenExport,
  table: ExportedTable,
  plan: ImportPlan,
  { atOnce }: { atOnce: boolean },
): Promise<number> {
  const name = escapeIdentifier(table.name);
  const into = atOnce ? escapeIdentifier(`import_${table.name}`) : name;
  if (atOnce) await owner.query(`create temp table ${into} (like ${name}) on commit drop`);
  const statement = `insert into ${into} select r.* from jsonb_populate_recordset(null::${name}, $1::jsonb) r
    where r.${escapeIdentifier(table.owner)} = ${escapeLiteral(plan.tenantId)} ${takingPlace(table, plan)}`;
  let written = 0;
  for await (const part of batches(finishedLines(file, table.name, plan))) {
    const { rowCount } = await owner.query(statement, [`[${part.join(',')}]`]);
    if (rowCount !== part.length) throw damaged();
    written += part.length;
  }
  if (atOnce) await owner.query(`insert into ${name} select * from ${into}`);
  return written;
}
