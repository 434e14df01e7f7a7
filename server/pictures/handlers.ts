import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { readPicture } from '#domain/pictures/operations.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { service } from '../handler.ts';

interface Kept {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Somebody's photo is their own, and of who works for a church of theirs or shares a chat with them. */
async function pictureFor(tx: TenantTransaction, caller: Caller, id: string) {
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
  [readPicture.name]: service(readPicture, async (services, context, { id }, person) => {
    const caller = must(person, 'who asks for the picture');
    const found = await inTenant(services.pool, caller.tenantId, (tx) =>
      pictureFor(tx, caller, id),
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
