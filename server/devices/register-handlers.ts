import {
  changeDevice,
  listDevices,
  registerDevice,
  revokeRegistered,
} from '#domain/devices/registering.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { InputOf } from '#domain/operation.ts';
import { may } from '#domain/permissions.ts';
import { administer, notFound } from '../access/roles/administration.ts';
import { revokeDevice } from '../access/sessions/end-sessions.ts';
import { peopleOnDevice } from '../access/sessions/people-on-device.ts';
import { deviceShownAs } from '../access/sessions/shown-device.ts';
import type { Caller } from '../caller.ts';
import { queriesOf } from '../database/queries.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query, service } from '../handler.ts';
import { findRegistration, type FoundRegistration } from './claimed-device.ts';
import { issueCode, voidCodes } from './device-codes.ts';
import { devicesFor } from './listed-devices.ts';
import { noteCounting } from './note-counting.ts';

const who = (caller: Caller | null) => must(caller, 'who looks after devices');

/** Of a church that the caller looks after: of another one it is not there. */
async function findOwn(
  tx: TenantTransaction,
  caller: Caller,
  id: string,
): Promise<FoundRegistration> {
  const found = await findRegistration(tx, id);
  if (!found) throw notFound();
  const church = { kind: 'church', id: found.churchId } as const;
  if (!may(caller.grants, 'device.manage', church)) throw notFound();
  return found;
}

const revoked = () =>
  new Failure('conflict', 'This device was revoked. Register it again under another name');

async function assertChurch(tx: TenantTransaction, churchId: string): Promise<void> {
  const found = await tx.rows(
    'church of a device',
    "select 1 from church where tenant_id = $1 and id = $2 and status = 'active'",
    [tx.tenantId, churchId],
  );
  if (found.length > 0) return;
  const sentence = 'Choose a church that is there';
  throw new Failure('validation', sentence, { fields: { churchId: sentence } });
}

async function writeUse(
  tx: TenantTransaction,
  caller: Caller,
  { id, name, churchId, severalUshers, lockAfter, countingOnly }: InputOf<typeof registerDevice>,
): Promise<void> {
  await tx.rows(
    'write registered device',
    `insert into registered_device
       (tenant_id, id, name, church_id, several_ushers, lock_after, registered_by, counting_only)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, false))
     on conflict (tenant_id, id) do update set name = excluded.name, church_id = excluded.church_id,
       several_ushers = excluded.several_ushers, lock_after = excluded.lock_after,
       -- A program that does not know of it leaves it as it was.
       counting_only = coalesce($8, registered_device.counting_only)`,
    [
      tx.tenantId,
      id,
      name,
      churchId,
      severalUshers,
      lockAfter,
      caller.accountId,
      countingOnly ?? null,
    ],
  );
  await noteCounting(tx, id);
}

/** Signs out everybody on the device, whoever looks after them: it is lost for all of them. Answers their ids. */
async function endOn(tx: TenantTransaction, shownId: string): Promise<string[]> {
  const deviceId = await deviceShownAs(tx, shownId);
  const accounts = await peopleOnDevice(tx, deviceId);
  await revokeDevice(queriesOf(tx), deviceId, accounts);
  return accounts;
}

export const registerHandlers = {
  [listDevices.name]: query(listDevices, async (tx, caller) => ({
    asOf: new Date().toISOString(),
    devices: await devicesFor(tx, caller),
  })),

  [registerDevice.name]: service(registerDevice, (services, _context, input, person) => {
    const caller = who(person);
    return administer(services, caller, registerDevice.name, async (tx) => {
      const before = await findRegistration(tx, input.id);
      if (before) await findOwn(tx, caller, input.id);
      if (before?.revokedAt) throw revoked();
      await assertChurch(tx, input.churchId);
      await writeUse(tx, caller, input);
      const code = await issueCode(queriesOf(tx), tx.tenantId, input.id);
      const { id, churchId, name } = input;
      const line = { entity: 'registeredDevice', entityId: id, churchId, details: { name } };
      return { output: { id, ...code }, line };
    });
  }),

  [changeDevice.name]: service(changeDevice, (services, _context, input, person) => {
    const caller = who(person);
    return administer(services, caller, changeDevice.name, async (tx) => {
      const before = await findOwn(tx, caller, input.id);
      if (before.revokedAt) throw revoked();
      await assertChurch(tx, input.churchId);
      await writeUse(tx, caller, input);
      const { id, churchId, name } = input;
      const line = { entity: 'registeredDevice', entityId: id, churchId, details: { name } };
      return { output: { changed: true as const }, line };
    });
  }),

  [revokeRegistered.name]: service(revokeRegistered, (services, _context, { id }, person) => {
    const caller = who(person);
    return administer(services, caller, revokeRegistered.name, async (tx) => {
      const { deviceId, churchId, name } = await findOwn(tx, caller, id);
      const accounts = deviceId === null ? [] : await endOn(tx, deviceId);
      await voidCodes(queriesOf(tx), tx.tenantId, id);
      await tx.rows(
        'revoke registered device',
        `update registered_device set revoked_at = coalesce(revoked_at, now())
         where tenant_id = $1 and id = $2`,
        [tx.tenantId, id],
      );
      await noteCounting(tx, id);
      const line = { entity: 'registeredDevice', entityId: id, churchId, details: { name } };
      return { output: { people: accounts.length }, line, accounts };
    });
  }),
};
