import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { addPicture, readPicture } from '#domain/pictures/operations.ts';
import { longestSide } from '#domain/pictures/rules.ts';
import { openScopes } from '../access/roles/facets.ts';
import { placesOf } from '../attendance/scopes.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { service } from '../handler.ts';
import { logoFor } from '../organisation/logo.ts';
import { cleanPicture } from './clean-picture.ts';
import { keepWaitingPicture } from './keep-picture.ts';
import { pictureOfRow } from './row-pictures.ts';

interface Kept {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** A picture of a report is for whoever reads the report; of one in review, for its author and who decides. */
async function pictureOfReport(tx: TenantTransaction, caller: Caller, id: string) {
  const [found] = await tx.rows<Kept>(
    'picture of report',
    `select p.type, p.bytes from picture p
     where p.tenant_id = $1 and p.id = $2 and p.owner_kind = 'submission' and (
       exists (select 1 from report_version v
         join attendance_report r on r.tenant_id = v.tenant_id and r.id = v.report_id
         where v.tenant_id = $1 and v.id = p.owner_id and ${placesOf('r')} && $3)
       or exists (select 1 from held_mutation h where h.tenant_id = $1 and h.id = p.owner_id
         and h.status = 'waiting'
         and (h.account_id = $4 or 'church:' || h.church_id || '/deciding' = any($5))))`,
    [
      tx.tenantId,
      id,
      openScopes(caller, 'reports', 'confidential'),
      caller.accountId,
      openScopes(caller, 'deciding'),
    ],
  );
  return found;
}

/** Somebody's photo is their own, and of who works for a church of theirs or shares a chat with them. */
async function photoFor(tx: TenantTransaction, caller: Caller, id: string) {
  const churchIds = [...new Set(caller.grants.flatMap((grant) => grant.churchIds))];
  const [found] = await tx.rows<Kept>(
    'picture for caller',
    `select p.type, p.bytes from picture p
       join account a on a.tenant_id = p.tenant_id and a.id = p.owner_id and p.owner_kind = 'account'
     where p.tenant_id = $1 and p.id = $2 and (a.id = $3
       or exists (select 1 from jsonb_array_elements(a.grants) g where g->'churchIds' ?| $4)
       or exists (select 1 from chat c where c.tenant_id = $1
         and c.member_ids = array[least(a.id, $3), greatest(a.id, $3)]))`,
    [tx.tenantId, id, caller.accountId, churchIds],
  );
  return found;
}

export const pictureHandlers = {
  [addPicture.name]: service(addPicture, async (services, _context, { id, picture }, person) => {
    const { tenantId, accountId } = must(person, 'who adds the picture');
    await services.limits.beforePicture(accountId);
    const still = cleanPicture(picture, longestSide);
    await inTenant(services.pool, tenantId, (tx) => keepWaitingPicture(tx, id, still, accountId));
    return { id };
  }),

  [readPicture.name]: service(readPicture, async (services, context, { id }, person) => {
    const caller = must(person, 'who asks for the picture');
    const found = await inTenant(
      services.pool,
      caller.tenantId,
      async (tx) =>
        (await photoFor(tx, caller, id)) ??
        (await pictureOfRow(tx, caller, id)) ??
        (await logoFor(tx, caller, id)) ??
        pictureOfReport(tx, caller, id),
    );
    if (!found) throw new Failure('not_found', 'This picture was not found');
    return context.body(found.bytes, 200, {
      'content-type': found.type,
      'cache-control': 'private, max-age=31536000, immutable',
      // Looked at by itself it runs nothing, whatever else its bytes may mean.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }),
};
