import type pg from 'pg';
import webPush from 'web-push';
import { must } from '#domain/must.ts';
import { pushKey } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const pair = pick(pushKey, ['publicKey', 'privateKey']);

export type PushKeys = RowOf<typeof pair>;

const stored = `select ${pair} from push_key`;

/**
 * The server's pair, made when it is first asked for, which a server that sends does as it starts. Every subscription is bound to it, so it stays with the
 * data: in a backup, and the same for all servers of one database.
 */
async function readPushKeys(pool: pg.Pool): Promise<PushKeys> {
  const known = await pool.query<PushKeys>(stored);
  if (known.rows[0]) return known.rows[0];
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await pool.query(
    'insert into push_key (id, public_key, private_key) values (1, $1, $2) on conflict do nothing',
    [publicKey, privateKey],
  );
  const { rows } = await pool.query<PushKeys>(stored);
  return must(rows[0], 'the keys that were just kept');
}

/** Read once. */
export function pushKeysIn(pool: pg.Pool): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined;
  return () => {
    known ??= readPushKeys(pool).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
