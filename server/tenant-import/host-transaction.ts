import { type ClientBase, escapeLiteral, type Pool } from 'pg';
import { readAlike } from '../tenant-export/table-lines.ts';

/**
 * A transaction of the organisation by the server's own role, which row security keeps from every other organisation. It sees
 * one moment: lines of the audit that come meanwhile are no rows of the file.
 */
export async function hostTransaction<T>(
  pool: Pool,
  tenantId: string,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lost = (error: Error) => (broken = error);
  client.on('error', lost);
  try {
    await client.query(
      `begin isolation level repeatable read; set local app.tenant to ${escapeLiteral(tenantId)}; ${readAlike};
       set local statement_timeout to '10min'; set local idle_in_transaction_session_timeout to '2min'`,
    );
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(lost);
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}
