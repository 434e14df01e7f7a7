import { createHash, randomBytes } from 'node:crypto';
import { codeLength, codeOf, plainCode } from '#domain/devices/registering.ts';
import type { Queries } from '../database/queries.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { deviceCode } from './tables.ts';

const lifetime = '15 minutes';

const registrationOf = pick(deviceCode, ['tenantId', 'registrationId']);
const expiryOf = pick(deviceCode, ['expiresAt']);

function hashOf(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('base64url');
}

function newCode(): string {
  for (;;) {
    const code = codeOf(randomBytes(2 * codeLength));
    if (code.length === codeLength) return code;
  }
}

/** Makes the one code that registers the device; an earlier one is void. */
export async function issueCode(
  database: Queries,
  tenantId: string,
  registrationId: string,
): Promise<{ code: string; expiresAt: string }> {
  const code = newCode();
  await voidCodes(database, tenantId, registrationId);
  const { rows } = await database.query<RowOf<typeof expiryOf>>(
    `insert into device_code (hash, tenant_id, registration_id, expires_at)
     values ($1, $2, $3, now() + interval '${lifetime}') returning ${expiryOf}`,
    [hashOf(code), tenantId, registrationId],
  );
  return { code, expiresAt: new Date(rows[0]?.expiresAt ?? Number.NaN).toISOString() };
}

export async function voidCodes(
  database: Queries,
  tenantId: string,
  registrationId: string,
): Promise<void> {
  await database.query('delete from device_code where tenant_id = $1 and registration_id = $2', [
    tenantId,
    registrationId,
  ]);
}

/** Uses a code up. Null: never made, used, replaced, or too old. */
export async function useCode(
  database: Queries,
  code: string,
): Promise<RowOf<typeof registrationOf> | null> {
  const { rows } = await database.query<RowOf<typeof registrationOf> & { valid: boolean }>(
    `delete from device_code where hash = $1 returning ${registrationOf}, expires_at > now() as valid`,
    [hashOf(code)],
  );
  return rows[0]?.valid ? rows[0] : null;
}
