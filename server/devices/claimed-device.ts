import type { ClaimedDevice } from '#domain/devices/registering.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { pick, pickAs, type RowOf } from '../table-columns.ts';
import { church } from '../churches/tables.ts';
import { registrationColumns, type RegistrationRow } from './listed-devices.ts';
import { registeredDevice } from './tables.ts';

const browserOf = pick(registeredDevice, ['deviceId'], 'r');
const nameOfChurch = pickAs(church, { church: 'name' }, 'c');

export type FoundRegistration = RegistrationRow &
  RowOf<typeof nameOfChurch> &
  RowOf<typeof browserOf>;

/** The registration, locked until the commit. */
export async function findRegistration(
  tx: TenantTransaction,
  id: string,
): Promise<FoundRegistration | null> {
  const [found] = await tx.rows<FoundRegistration>(
    'registered device',
    `select ${registrationColumns}, ${browserOf}, ${nameOfChurch}
     from registered_device r join church c on c.tenant_id = r.tenant_id and c.id = r.church_id
     where r.tenant_id = $1 and r.id = $2 for update of r`,
    [tx.tenantId, id],
  );
  return found ?? null;
}

/** How the browser is used, for the browser itself. */
export function claimedAs(tenantId: string, found: FoundRegistration): ClaimedDevice {
  const { id, name, church: of, severalUshers, lockAfter, countingOnly } = found;
  return { id, tenantId, name, church: of, severalUshers, lockAfter, countingOnly };
}
