import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type pg from 'pg';
import { deviceLabel } from './device-label.ts';

const name = '__Host-device';
const lifetime = 400 * 24 * 60 * 60;

/** The device this browser says it is. It names the browser and authorises nothing. */
export function deviceOf(context: Context): string | null {
  const value = getCookie(context, name);
  return value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : null;
}

/** The same, where it is a device that this server made; null for anything made up. */
export async function knownDeviceOf(pool: pg.Pool, context: Context): Promise<string | null> {
  const id = deviceOf(context);
  if (id === null) return null;
  const found = await pool.query({
    name: 'known device',
    text: 'select 1 from device where id = $1',
    values: [id],
  });
  return found.rowCount === 1 ? id : null;
}

/** The same, where the account of this address signed in there before. */
export async function deviceThatKnows(
  pool: pg.Pool,
  context: Context,
  email: string,
): Promise<string | null> {
  const id = deviceOf(context);
  if (id === null) return null;
  const found = await pool.query({
    name: 'device that knows',
    text: `select 1 from session s join account a on a.id = s.account_id
           where s.device_id = $1 and a.email = $2 and s.seen_by_session is null limit 1`,
    values: [id, email],
  });
  return found.rowCount === 1 ? id : null;
}

/** Names the browser for another 400 days: with each sign-in and refresh, so that one in use never ends. */
export function keepDevice(context: Context, id: string): void {
  setCookie(context, name, id, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: lifetime,
  });
}

/** The device of this browser, made at its first sign-in. */
export async function ensureDevice(pool: pg.Pool, context: Context): Promise<string> {
  const known = deviceOf(context);
  const label = deviceLabel(context.req.header('user-agent') ?? '');
  if (known) {
    const seen = await pool.query(
      'update device set last_seen_at = now(), label = $2 where id = $1',
      [known, label],
    );
    if (seen.rowCount === 1) {
      keepDevice(context, known);
      return known;
    }
  }
  const id = randomUUID();
  await pool.query('insert into device (id, label) values ($1, $2)', [id, label]);
  keepDevice(context, id);
  return id;
}
