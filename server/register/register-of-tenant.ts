import type { CustomField } from '#domain/custom-fields/entities.ts';
import { takesCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import { ownRegister } from '#domain/organisation/own-register.ts';
import { termsOf, usualTerms } from '#domain/organisation/terms.ts';
import type { Register } from '#domain/register/register.ts';
import { customFieldStore } from '../custom-fields/scopes.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList, tableName } from '../entity-store.ts';
import { storedOrganisation } from '../organisation/stored-organisation.ts';

/** The register with the custom fields of the tenant and in its words, whoever asks: what a value may be does not depend on who writes it. */
export async function registerOfTenant(
  tx: TenantTransaction,
  register: Register,
): Promise<Register> {
  if (!takesCustomFields(register)) return register;
  const custom = await tx.rows<CustomField>(
    'custom fields of a register',
    `select ${selectList(customFieldStore)} from ${tableName(customFieldStore)}
     where tenant_id = $1 and register = $2`,
    [tx.tenantId, register.name],
  );
  const terms = register.inTerms ? termsOf(await storedOrganisation(tx)) : usualTerms;
  return ownRegister(register, { custom, terms });
}
