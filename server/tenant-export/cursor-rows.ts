import type { ClientBase } from 'pg';

/** Rows in memory at a time. */
const usual = 200;
let cursors = 0;

/** The rows of a statement without parameters, a few at a time, within the transaction of the connection. */
export async function* cursorRows<Row extends object>(
  client: ClientBase,
  statement: string,
  most = usual,
): AsyncGenerator<Row[], undefined> {
  const name = `rows_${++cursors}`;
  await client.query(`declare ${name} no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${most} from ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
  }
  await client.query(`close ${name}`);
}
