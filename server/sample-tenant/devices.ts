import { randomUUID } from 'node:crypto';
import { accessLifetime } from '../access/sessions/sessions.ts';
import { hashSecret, newSecret } from '../access/sign-in/secrets.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { fixedRandom } from './fixed-seed.ts';
import { awakeBefore, type Moment } from './moment.ts';
import { accountId, type SamplePerson, type SampleTenant } from './tenants.ts';

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
const counting: readonly SignedIn[] = [
  { label: 'Usher tablet 2', days: 27, seen: 700 },
  { label: 'Phone', days: 9, seen: 140 },
];

/**
 * Writes the devices with sessions of sample people. The secrets of these sessions are told to nobody, nor are the
 * ids of the devices: they open nothing.
 */
export async function writeDevices(
  tx: TenantTransaction,
  tenant: SampleTenant,
  person: SamplePerson,
  { now }: Moment,
): Promise<void> {
  if (person.unlisted === true) return;
  const account = accountId(tenant, person);
  for (const { label, days, seen } of person.role === 'Usher' ? counting : office) {
    const deviceId = randomUUID();
    const minutes = 60 + Math.floor(600 * fixedRandom(`sign-in/${account}/${label}`)());
    const began = awakeBefore(new Date(now.getTime() - days * 86_400_000), minutes);
    const lastSeen = awakeBefore(now, seen);
    await tx.rows(
      'sample device',
      'insert into device (id, label, created_at, last_seen_at) values ($1, $2, $3, $4)',
      [deviceId, label, began, lastSeen],
    );
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
}
