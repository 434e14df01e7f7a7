import { randomUUID } from 'node:crypto';
import { accessLifetime } from '../../access/sessions/sessions.ts';
import { hashSecret, newSecret } from '../../access/sign-in/secrets.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { fixedRandom } from '../fixed-seed.ts';
import { awakeBefore, type Moment } from '../moment.ts';
import { churchOfTablet, registerTablets } from './tablets.ts';
import { accountId, type SampleTenant } from '../tenants.ts';

interface SignedIn {
  label: string;
  /** Days since they signed in there, and minutes of being awake since they were last seen. */
  days: number;
  seen: number;
}

const office: readonly SignedIn[] = [
  { label: 'Office laptop', days: 41, seen: 25 },
  { label: 'Phone', days: 12, seen: 190 },
];
const sharedLabel = 'Usher tablet 2';
const counting: readonly SignedIn[] = [
  { label: sharedLabel, days: 27, seen: 700 },
  { label: 'Phone', days: 9, seen: 140 },
];

async function writeDevice(
  tx: TenantTransaction,
  { id, label, began, lastSeen }: { id: string; label: string; began: string; lastSeen: string },
): Promise<void> {
  await tx.rows(
    'sample device',
    `insert into device (id, label, created_at, last_seen_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [id, label, began, lastSeen],
  );
}

async function writeSession(
  tx: TenantTransaction,
  account: string,
  { deviceId, began, lastSeen }: { deviceId: string; began: string; lastSeen: string },
): Promise<void> {
  await tx.rows(
    'sample session',
    `insert into session (id, account_id, device_id, created_at, access_hash, access_expires_at,
       refresh_hash)
     values ($1, $2, $3, $4, $5, $6::timestamptz + $7 * interval '1 second', $8)`,
    [
      randomUUID(),
      account,
      deviceId,
      began,
      hashSecret(newSecret()),
      lastSeen,
      accessLifetime,
      hashSecret(newSecret()),
    ],
  );
}

async function writeDevicesOf(
  tx: TenantTransaction,
  { account, devices, tablet }: { account: string; devices: readonly SignedIn[]; tablet: string },
  { now }: Moment,
): Promise<void> {
  for (const { label, days, seen } of devices) {
    const id = label === sharedLabel ? tablet : randomUUID();
    const minutes = 60 + Math.floor(600 * fixedRandom(`sign-in/${account}/${label}`)());
    const began = awakeBefore(new Date(now.getTime() - days * 86_400_000), minutes);
    const lastSeen = awakeBefore(now, seen);
    await writeDevice(tx, { id, label, began, lastSeen });
    await writeSession(tx, account, { deviceId: id, began, lastSeen });
  }
}

/**
 * Writes the devices with sessions of sample people; the ushers of a church share its tablet, which is registered. The
 * secrets of these sessions are told to nobody, nor are the ids of the devices: they open nothing.
 */
export async function writeDevices(
  tx: TenantTransaction,
  tenant: SampleTenant,
  moment: Moment,
): Promise<void> {
  const tablets = new Map<string, string>();
  for (const person of tenant.people.filter(({ unlisted }) => unlisted !== true)) {
    const church = churchOfTablet(person);
    const tablet = tablets.get(church ?? '') ?? randomUUID();
    if (church !== null) tablets.set(church, tablet);
    const devices = church === null ? office : counting;
    await writeDevicesOf(tx, { account: accountId(tenant, person), devices, tablet }, moment);
  }
  await registerTablets(tx, tenant, tablets, moment);
}
