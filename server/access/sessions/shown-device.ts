import type { TenantTransaction } from '../../database/tenant.ts';
import { device } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idOfDevice = pick(device, ['id']);

/** No device has it. */
const nobodys = '00000000-0000-0000-0000-000000000000';

/**
 * The device of an id that people are shown. Its own id is what its browser's cookie says: shown to
 * everybody who used a shared tablet, it would let each of them use up the tablet's attempts.
 */
export async function deviceShownAs(tx: TenantTransaction, shownId: string): Promise<string> {
  const [found] = await tx.rows<RowOf<typeof idOfDevice>>(
    'device by shown id',
    `select ${idOfDevice} from device where shown_id = $1`,
    [shownId],
  );
  return found?.id ?? nobodys;
}
