import { createHash } from 'node:crypto';
import type { Queries } from '../../database/queries.ts';
import { newSecret } from './secrets.ts';
import { oneTimeToken } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const holder = pick(oneTimeToken, ['accountId']);

export type TokenPurpose = 'reset' | 'invite' | 'confirm';

/** Lifetime of a link in a mail, by its purpose. */
const lifetimes: Record<TokenPurpose, string> = {
  reset: '1 hour',
  invite: '7 days',
  confirm: '7 days',
};

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the one link of this purpose that opens anything for the account; an earlier one is void. */
export async function issueToken(
  database: Queries,
  accountId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newSecret();
  await database.query('delete from one_time_token where account_id = $1 and purpose = $2', [
    accountId,
    purpose,
  ]);
  await database.query(
    `insert into one_time_token (hash, account_id, purpose, expires_at)
     values ($1, $2, $3, now() + $4::interval)`,
    [hashToken(token), accountId, purpose, lifetimes[purpose]],
  );
  return token;
}

/** Account of a link, without using it up. Null: never made, used, replaced, or too old. */
export async function findToken(
  database: Queries,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<string | null> {
  const { rows } = await database.query<RowOf<typeof holder>>(
    `select ${holder} from one_time_token
     where hash = $1 and purpose = any($2) and expires_at > now()`,
    [hashToken(token), purposes],
  );
  return rows[0]?.accountId ?? null;
}

/**
 * Uses a link up, and answers whose it is. Null: never made, used, replaced, or too old. Every other
 * link of the account is void from then on: an older invitation must not set the password once more.
 */
export async function useToken(
  database: Queries,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<string | null> {
  const { rows } = await database.query<RowOf<typeof holder> & { valid: boolean }>(
    `delete from one_time_token where hash = $1 and purpose = any($2)
     returning ${holder}, expires_at > now() as valid`,
    [hashToken(token), purposes],
  );
  const found = rows[0];
  if (!found?.valid) return null;
  await database.query('delete from one_time_token where account_id = $1', [found.accountId]);
  return found.accountId;
}
