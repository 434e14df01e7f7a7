import { must } from '#domain/must.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { fixedId } from '../fixed-seed.ts';
import { awakeBefore, type Moment } from '../moment.ts';
import { churchId } from '../places.ts';
import { accountId, type SamplePerson, type SampleTenant } from '../tenants.ts';

/** Minutes of a day in which people are awake. */
const awakeMinutes = 15 * 60;

/** Church whose tablet an usher counts on: the first one of theirs. */
export function churchOfTablet({ role, over }: SamplePerson): string | null {
  if (role !== 'Usher' || typeof over !== 'object' || !('churches' in over)) return null;
  return over.churches[0] ?? null;
}

function administratorOf(tenant: SampleTenant): string {
  const first = tenant.people.find(({ role }) => role === 'System Admin');
  return accountId(tenant, must(first, 'who looks after devices'));
}

async function register(
  tx: TenantTransaction,
  tenant: SampleTenant,
  church: string,
  of: { name: string; shownId: string | null; claimedAt: string | null },
): Promise<void> {
  await tx.rows(
    'sample registration',
    `insert into registered_device
       (tenant_id, id, name, church_id, several_ushers, lock_after, device_id, registered_by, claimed_at)
     values ($1, $2, $3, $4, true, 5, $5, $6, $7)`,
    [
      tx.tenantId,
      fixedId(`${tenant.slug}/device/${church}/${of.name}`),
      of.name,
      churchId(tenant, church),
      of.shownId,
      administratorOf(tenant),
      of.claimedAt,
    ],
  );
}

/** Registers the tablets that ushers share, and in the first church one whose code nobody has entered. */
export async function registerTablets(
  tx: TenantTransaction,
  tenant: SampleTenant,
  tablets: ReadonlyMap<string, string>,
  { now }: Moment,
): Promise<void> {
  const claimedAt = awakeBefore(now, 30 * awakeMinutes);
  for (const [church, deviceId] of tablets) {
    const [device] = await tx.rows<{ shownId: string }>(
      'sample tablet',
      `update device set storage_kept = true, unsent = 0 where id = $1 returning shown_id as "shownId"`,
      [deviceId],
    );
    const { shownId } = must(device, 'the tablet of a church');
    await register(tx, tenant, church, { name: 'Main door tablet', shownId, claimedAt });
  }
  const [first] = tablets.keys();
  const spare = { name: 'Children’s hall tablet', shownId: null, claimedAt: null };
  if (first !== undefined) await register(tx, tenant, first, spare);
}
