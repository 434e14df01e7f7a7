import { claimDevice, tellFacts, type ClaimedDevice } from '#domain/devices/registering.ts';
import { Failure } from '#domain/errors.ts';
import type { InputOf } from '#domain/operation.ts';
import { deviceOf, ensureDevice, knownDeviceOf } from '../access/sign-in/device-cookie.ts';
import { device } from '../access/tables.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { inTenant } from '../database/tenant.ts';
import { service } from '../handler.ts';
import type { Services } from '../services.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { claimedAs, findRegistration } from './claimed-device.ts';
import { useCode } from './device-codes.ts';
import { noteCounting } from './note-counting.ts';

const wrongCode = () => {
  const sentence = 'This code does not work. Ask for a new one: each works once, for 15 minutes';
  return new Failure('validation', sentence, { fields: { code: sentence } });
};

/** A browser is one device of an organisation: what it was before gives way. */
async function claim({ pool }: Services, code: string, cookie: string): Promise<ClaimedDevice> {
  const found = await useCode(pool, code);
  if (!found) throw wrongCode();
  const { tenantId, registrationId } = found;
  return inTenant(pool, tenantId, async (tx) => {
    const registration = await findRegistration(tx, registrationId);
    if (!registration || registration.revokedAt) throw wrongCode();
    await tx.rows(
      'let go of another registration',
      `update registered_device set device_id = null
       where tenant_id = $1 and device_id = (select shown_id from device where id = $2) and id <> $3`,
      [tenantId, cookie, registrationId],
    );
    await tx.rows(
      'claim registered device',
      `update registered_device set device_id = (select shown_id from device where id = $3),
         claimed_at = now() where tenant_id = $1 and id = $2`,
      [tenantId, registrationId, cookie],
    );
    await noteCounting(tx, registrationId);
    const { churchId, name } = registration;
    const about = { entity: 'registeredDevice', entityId: registrationId, churchId } as const;
    const by = { actorId: null, deviceId: cookie };
    await writeAudit(tx, { ...by, action: claimDevice.name, ...about, details: { name } });
    return claimedAs(tenantId, registration);
  });
}

const shownIdOf = pick(device, ['shownId']);

/** Answers the id that people are shown of the device; null where there is no such device. */
async function noteFacts(
  { pool }: Services,
  cookie: string,
  { version, storageKept, unsent }: InputOf<typeof tellFacts>,
): Promise<string | null> {
  const { rows } = await pool.query<RowOf<typeof shownIdOf>>({
    name: 'facts of device',
    text: `update device set version = $2, storage_kept = $3, unsent = $4, last_seen_at = now()
           where id = $1 returning ${shownIdOf}`,
    values: [cookie, version, storageKept, unsent],
  });
  return rows[0]?.shownId ?? null;
}

async function registrationOf(
  { pool }: Services,
  { registered }: InputOf<typeof tellFacts>,
  shownId: string,
): Promise<{ device: ClaimedDevice | null; revoked: boolean }> {
  if (registered === null) return { device: null, revoked: false };
  const { tenantId, id } = registered;
  return inTenant(pool, tenantId, async (tx) => {
    const found = await findRegistration(tx, id);
    // The cookie names the browser: nobody else hears whether it was revoked.
    if (found?.deviceId !== shownId) return { device: null, revoked: false };
    if (found.revokedAt !== null) return { device: null, revoked: true };
    return { device: claimedAs(tenantId, found), revoked: false };
  });
}

export const claimHandlers = {
  [claimDevice.name]: service(claimDevice, async (services, context, { code }) => {
    const knownDevice = await knownDeviceOf(services.pool, context);
    const attempt = { address: services.addressOf(context), email: null, knownDevice };
    return services.limits.attempt(attempt, async () =>
      claim(services, code, await ensureDevice(services.pool, context)),
    );
  }),

  [tellFacts.name]: service(tellFacts, async (services, context, input) => {
    const cookie = deviceOf(context);
    const shownId = cookie === null ? null : await noteFacts(services, cookie, input);
    if (shownId === null) return { device: null, revoked: false };
    return registrationOf(services, input, shownId);
  }),
};
