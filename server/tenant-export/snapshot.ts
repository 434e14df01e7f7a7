import { type ClientBase, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { Failure } from '#domain/errors.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { readAlike } from './table-lines.ts';

/** An organisation as it is at one moment, however long somebody reads it. */
export interface Snapshot {
  client: ClientBase;
  tx: TenantTransaction;
  /** Hears that the connection ended by itself, which nobody who waits for a reader would notice. */
  onLost(lost: (error: Error) => void): void;
  close(): Promise<void>;
}

/** Any numbers that no other locks of ours have. */
const organisationLock = 7_204_515;
const placeLock = 7_204_516;
/** Exports of a server at once: each holds a connection as long as somebody downloads it. */
const places = [1, 2, 3, 4];

const already = 'Somebody is downloading everything just now. Try again in a few minutes';
const full = 'The server is busy with other downloads. Try again in a few minutes';

function busy(sentence: string): Failure {
  return new Failure('unavailable', sentence, { retryAfter: 60 });
}

function transactionOf(client: ClientBase, tenantId: string): TenantTransaction {
  async function rows<Row extends object>(name: string, text: string, values: unknown[]) {
    const answer = await client.query<Row>({ name, text, values });
    return answer.rows;
  }
  return { tenantId, rows, lastRows: rows };
}

async function begin(client: PoolClient, tenantId: string): Promise<void> {
  await client.query(
    `begin isolation level repeatable read read only;
     set local app.tenant to ${escapeLiteral(tenantId)}; ${readAlike};
     set local statement_timeout to '60s';
     set local idle_in_transaction_session_timeout to '2min'`,
  );
  const taken = async (values: readonly unknown[]) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
      [...values],
    );
    return rows[0]?.mine === true;
  };
  if (!(await taken([organisationLock, tenantId]))) throw busy(already);
  for (const place of places) if (await taken([placeLock, String(place)])) return;
  throw busy(full);
}

/** Opens a snapshot in one of a few places. An organisation is never read twice at once. */
export async function openSnapshot(pool: Pool, tenantId: string): Promise<Snapshot> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lost: ((error: Error) => void)[] = [];
  const hear = (error: Error) => {
    broken = error;
    for (const each of lost) each(error);
  };
  client.on('error', hear);
  const close = async () => {
    await client.query('rollback').catch((error: Error) => (broken ??= error));
    client.off('error', hear);
    client.release(broken);
  };
  try {
    await begin(client, tenantId);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    client,
    tx: transactionOf(client, tenantId),
    onLost: (one) => void lost.push(one),
    close,
  };
}
