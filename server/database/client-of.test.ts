import { expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { clientOf } from './client-of.ts';

async function connected() {
  const client = clientOf({ connectionString: databaseUrls().owner });
  await client.connect();
  return client;
}

test('A42 A45 a connection whose database ends while it asks nothing ends nobody', async () => {
  const [idle, other] = [await connected(), await connected()];
  const { rows } = await idle.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((done) => idle.once('end', done));
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(idle.query('select 1')).rejects.toThrow();
  await other.end();
});
