import type { ListedDevice } from '#domain/devices/registering.ts';
import { placesOf } from '#domain/permissions.ts';
import { peopleOf } from '../access/roles/team.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { registeredDevice } from './tables.ts';

/** Of the registration, as the answer shows it. */
export const registrationColumns = pick(
  registeredDevice,
  [
    'id',
    'name',
    'churchId',
    'severalUshers',
    'lockAfter',
    'countingOnly',
    'claimedAt',
    'revokedAt',
  ],
  'r',
);
export type RegistrationRow = RowOf<typeof registrationColumns>;

/** The people of each device: those who are signed in there, or left reports there. */
const peopleByDevice = `
  select x.device_id, array_agg(distinct a.name order by a.name) as people, array_agg(distinct a.id) as ids
  from (
    select account_id, device_id from session
      where ended_at is null and seen_by_session is null
        and access_expires_at > now() - interval '90 days'
    union select account_id, device_id from submit_grant
      where ended_at is null and expires_at > now()) x
    join account a on a.id = x.account_id and a.tenant_id = $1
  group by x.device_id`;

const facts = `d.shown_id as "deviceId", d.label, d.last_seen_at as "lastSeenAt", d.version,
  d.storage_kept as "storageKept", d.unsent, coalesce(p.people, '{}') as people`;

type Facts = Omit<ListedDevice, 'registration' | 'church'>;

async function registeredDevices(
  tx: TenantTransaction,
  places: 'all' | string[],
): Promise<ListedDevice[]> {
  const rows = await tx.rows<RegistrationRow & Facts & { church: string }>(
    'registered devices',
    `with people as (${peopleByDevice})
     select ${registrationColumns}, c.name as church, ${facts}
     from registered_device r
       join church c on c.tenant_id = r.tenant_id and c.id = r.church_id
       left join device d on d.shown_id = r.device_id left join people p on p.device_id = d.id
     where r.tenant_id = $1 and ($2::uuid[] is null or r.church_id = any($2))
     order by r.revoked_at is not null, lower(r.name), r.id`,
    [tx.tenantId, places === 'all' ? null : places],
  );
  return rows.map(listed);
}

function listed(row: RegistrationRow & Facts & { church: string }): ListedDevice {
  const { id, name, churchId, severalUshers, lockAfter, countingOnly, claimedAt, revokedAt } = row;
  const { church, deviceId, label, people, lastSeenAt, version, storageKept, unsent } = row;
  const registration = {
    id,
    name,
    churchId,
    severalUshers,
    lockAfter,
    countingOnly,
    claimedAt,
    revokedAt,
  };
  const here = revokedAt === null ? people : [];
  return {
    registration,
    church,
    deviceId,
    label,
    people: here,
    lastSeenAt,
    version,
    storageKept,
    unsent,
  };
}

/** Devices that nobody registered, of people whom the caller looks after. */
async function otherDevices(tx: TenantTransaction, caller: Caller): Promise<ListedDevice[]> {
  const theirs = (await peopleOf(tx, caller)).map(({ id }) => id);
  const rows = await tx.rows<Facts>(
    'devices of people',
    `with people as (${peopleByDevice})
     select ${facts} from people p join device d on d.id = p.device_id
     where p.ids && $2::uuid[] and not exists (
       select 1 from registered_device r where r.tenant_id = $1 and r.device_id = d.shown_id)
     order by p.people, d.last_seen_at desc`,
    [tx.tenantId, theirs],
  );
  return rows.map((row) => Object.assign(row, { registration: null, church: null }));
}

/** The devices that the caller looks after, those that are registered first. */
export async function devicesFor(tx: TenantTransaction, caller: Caller): Promise<ListedDevice[]> {
  const places = placesOf(caller.grants, 'device.manage');
  return [...(await registeredDevices(tx, places)), ...(await otherDevices(tx, caller))];
}
