import type pg from 'pg';
import { generateVAPIDKeys } from 'web-push';
import { must } from '#domain/must.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const stored = 'select public_key as "publicKey", private_key as "privateKey" from push_key';

/**
 * The server's pair, made at the first start. Every subscription is bound to it, so it stays with the
 * data: in a backup, and the same for all servers of one database.
 */
export async function readPushKeys(pool: pg.Pool): Promise<PushKeys> {
  const known = await pool.query<PushKeys>(stored);
  if (known.rows[0]) return known.rows[0];
  const { publicKey, privateKey } = generateVAPIDKeys();
  await pool.query(
    'insert into push_key (id, public_key, private_key) values (1, $1, $2) on conflict do nothing',
    [publicKey, privateKey],
  );
  const { rows } = await pool.query<PushKeys>(stored);
  return must(rows[0], 'the keys that were just kept');
}
