import type { TenantTransaction } from '../../database/tenant.ts';
import { account } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idOfAccount = pick(account, ['id'], 'a');

/** Ids of the accounts of the organisation that were signed in on a device, or may still send from it. */
export async function peopleOnDevice(tx: TenantTransaction, deviceId: string): Promise<string[]> {
  const people = await tx.rows<RowOf<typeof idOfAccount>>(
    'people on device',
    `select ${idOfAccount} from account a where a.tenant_id = $1 and (
       exists (select 1 from session s where s.account_id = a.id and s.device_id = $2
         and s.seen_by_session is null)
       or exists (select 1 from submit_grant g where g.account_id = a.id and g.device_id = $2))
     order by a.id`,
    [tx.tenantId, deviceId],
  );
  return people.map(({ id }) => id);
}
