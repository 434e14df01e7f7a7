import type { TenantTransaction } from '../database/tenant.ts';
import { picture } from '../pictures/tables.ts';
import { pickAs, type RowOf } from '../table-columns.ts';

const ofPicture = pickAs(picture, { id: 'id', versionId: 'ownerId' }, 'p');

/** The pictures of a report go with it: what was on the sheet is no history that somebody needs. */
export async function dropPicturesOfReport(tx: TenantTransaction, reportId: string): Promise<void> {
  await tx.rows(
    'drop pictures of report',
    `delete from picture where tenant_id = $1 and owner_kind = 'submission' and owner_id in (
       select id from report_version where tenant_id = $1 and report_id = $2)`,
    [tx.tenantId, reportId],
  );
}

/** Of all its submissions, the oldest first. */
export async function picturesOfReport(
  tx: TenantTransaction,
  reportId: string,
): Promise<{ id: string; versionId: string }[]> {
  return tx.rows<RowOf<typeof ofPicture>>(
    'pictures of report',
    `select ${ofPicture} from picture p
       join report_version v on v.tenant_id = p.tenant_id and v.id = p.owner_id
     where p.tenant_id = $1 and p.owner_kind = 'submission' and v.report_id = $2
     order by p.added_at, p.id`,
    [tx.tenantId, reportId],
  );
}
