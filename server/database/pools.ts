import { type Client, type CustomTypesConfig, Pool, types as parsers } from 'pg';
import { batchingSocket } from './batching-socket.ts';
import { clientOf } from './client-of.ts';

const builtin = parsers.builtins;

/** Dates stay text, instants become ISO, counters become numbers: as the entities have them. */
const types: CustomTypesConfig = {
  getTypeParser(id, format) {
    switch (id) {
      case builtin.DATE:
        return (text: string) => text;
      case builtin.TIMESTAMPTZ:
        return (text: string) => new Date(text).toISOString();
      case builtin.INT8:
        return Number;
      default:
        return parsers.getTypeParser(id, format);
    }
  },
};

/** Connections of the server's role: owns nothing, bypasses nothing. */
export function openPool(url: string, max: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    types,
    // A statement may be sent before the one before it is answered; the order stays.
    pipeline: true,
    stream: batchingSocket,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'ibandla',
  });
  // A connection that dies is replaced at the next use, and fails the query it was in: the event that
  // says so beside must not end the server, neither of an idle connection nor of one in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A connection of the owner. FORCE then raises where a tenant is missing, instead of showing 0 rows. */
export async function connectOwner(url: string): Promise<Client> {
  const client = clientOf({ connectionString: url, types, application_name: 'ibandla owner' });
  await client.connect();
  await client.query('set row_security = off');
  return client;
}
