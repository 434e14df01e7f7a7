import { randomInt } from 'node:crypto';
import { Failure } from '#domain/errors.ts';
import { family } from '#domain/families/entities.ts';
import { familyCodes, newFamilyCode } from '#domain/families/family-code-operations.ts';
import { families } from '#domain/families/families.ts';
import { must } from '#domain/must.ts';
import { may } from '#domain/permissions.ts';
import { administer, notFound } from '../access/roles/administration.ts';
import { placeOf } from '../audit/operation-lines.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { query, service } from '../handler.ts';

/** Nothing that reads like another one: no 0 and O, no 1, I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31 to the power of ten: too many to be guessed, few enough to be typed. */
const signsInCode = 10;

/** 'K7MWQ-3XTRB': random, and in two parts to be read. */
export function drawCode(): string {
  const drawn = Array.from({ length: signsInCode }, () => signs[randomInt(signs.length)]).join('');
  return `${drawn.slice(0, signsInCode / 2)}-${drawn.slice(signsInCode / 2)}`;
}

interface CodeOfFamily {
  familyId: string;
  churchId: string;
  code: string;
}

/** Reads them anew each time: a code is in no row that devices hold. */
export const familyCodesHandler = query(familyCodes, async (tx, { grants }, { ids }) => {
  const rows = await tx.rows<CodeOfFamily>(
    'codes of families',
    `select c.family_id as "familyId", f.church_id as "churchId", c.code from family_code c
     join family f on f.tenant_id = c.tenant_id and f.id = c.family_id
     where c.tenant_id = $1 and c.family_id = any($2) order by c.family_id`,
    [tx.tenantId, ids],
  );
  const own = rows.filter(({ churchId }) =>
    may(grants, families.may.write, families.subject({ churchId })),
  );
  return { data: own.map(({ familyId, code }) => ({ familyId, code })) };
});

/** The code takes the place of the one before, in one statement. One that another family has is drawn again. */
async function giveCode(tx: TenantTransaction, familyId: string): Promise<string> {
  const drawn = [drawCode(), drawCode(), drawCode()];
  const [given] = await tx.rows<{ code: string }>(
    'new code of family',
    `insert into family_code (tenant_id, family_id, code)
     select $1::uuid, $2::uuid, d.code from unnest($3::text[]) with ordinality d(code, at)
     where not exists (select 1 from family_code o where o.tenant_id = $1 and o.code = d.code)
     order by d.at limit 1
     on conflict (tenant_id, family_id) do update set code = excluded.code returning code`,
    [tx.tenantId, familyId, drawn],
  );
  return must(given, 'a code that no family has').code;
}

/** The audit says that the family has a new code: no line and no log has the code. */
export const newFamilyCodeHandler = service(newFamilyCode, (services, _context, input, who) => {
  const caller = must(who, 'who asks for a code');
  const { id, churchId } = input;
  return administer(services, caller, newFamilyCode.name, async (tx) => {
    const [found] = await tx.rows<{ status: string }>(
      'family that gets a code',
      'select status from family where tenant_id = $1 and id = $2 and church_id = $3 for update',
      [tx.tenantId, id, churchId],
    );
    if (!found) throw notFound();
    if (found.status === 'archived') {
      throw new Failure('conflict', 'This family is archived. Take it out of the archive first');
    }
    const code = await giveCode(tx, id);
    const place = placeOf(families.subject({ churchId }));
    return { output: { code }, line: { entity: family.name, entityId: id, ...place } };
  });
});

/** Codes go with their families. */
export async function forgetCodes(
  tx: TenantTransaction,
  familyIds: readonly string[],
): Promise<void> {
  if (familyIds.length === 0) return;
  await tx.rows(
    'codes of families that go',
    'delete from family_code where tenant_id = $1 and family_id = any($2)',
    [tx.tenantId, familyIds],
  );
}
