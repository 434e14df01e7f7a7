import * as z from 'zod/mini';
import { damaged } from './damaged.ts';
import type { OpenExport } from './open-export.ts';

/** The rows of a table that an import looks at before it writes them. */
export async function rowsOf<Row>(
  file: OpenExport,
  table: string,
  schema: z.ZodMiniType<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const line of file.rows(table)) {
    const read = z.safeParse(schema, JSON.parse(line));
    if (!read.success) throw damaged(read.error);
    rows.push(read.data);
  }
  return rows;
}
