import type { CustomField } from '../custom-fields/entities.ts';
import { withCustomFields } from '../custom-fields/with-custom-fields.ts';
import { sameValue } from '../editing.ts';
import type { Register } from '../register/register.ts';
import { type OrganisationTerms, usualTerms } from './terms.ts';

/** Custom fields and terms of an organisation, as a register needs them. */
export interface RegisterOwn {
  /** Its custom fields, retired ones too. */
  custom: readonly CustomField[];
  terms: OrganisationTerms;
}

export const nothingOwn: RegisterOwn = { custom: [], terms: usualTerms };

/** The last one of each register: the same terms make the same object, so that nothing is drawn twice. */
const last = new WeakMap<Register, { terms: OrganisationTerms; register: Register }>();

/** The register in the words of the organisation. */
export function inTerms(register: Register, terms: OrganisationTerms): Register {
  if (!register.inTerms || sameValue(terms, usualTerms)) return register;
  const known = last.get(register);
  if (known && sameValue(known.terms, terms)) return known.register;
  const { fields, derived, title = register.title } = register.inTerms(terms);
  const next = {
    ...register,
    title,
    fields: { ...register.fields, ...fields },
    derived: { ...register.derived, ...derived },
  };
  last.set(register, { terms, register: next });
  return next;
}

/** The register with the custom fields of the organisation, in its words. */
export function ownRegister(register: Register, { custom, terms }: RegisterOwn): Register {
  return inTerms(withCustomFields(register, custom), terms);
}
