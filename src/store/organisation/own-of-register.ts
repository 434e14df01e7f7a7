import { nothingOwn, type RegisterOwn } from '#domain/organisation/own-register.ts';
import { type OrganisationTerms, termsOf } from '#domain/organisation/terms.ts';
import type { Register } from '#domain/register/register.ts';
import { customFieldsOf } from '../custom-fields/custom-fields.ts';
import type { Store } from '../database.ts';
import { ownOrganisation } from './own-tenant.ts';

/** How the organisation speaks of its people. */
export async function termsHere(store: Store): Promise<OrganisationTerms> {
  return termsOf(await ownOrganisation(store));
}

/** Custom fields and terms of the organisation for a register. */
export async function ownOfRegister(store: Store, register: Register): Promise<RegisterOwn> {
  const [custom, terms] = await Promise.all([
    customFieldsOf(store, register),
    register.inTerms ? termsHere(store) : nothingOwn.terms,
  ]);
  return { custom, terms };
}
