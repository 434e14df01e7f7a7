import type { Organisation } from './entities.ts';
import { usualTerms } from './terms.ts';

/** Looks of the product, where nobody chose others. */
const usualLook = { theme: 'protea', scheme: 'auto', layout: 'classic' };

/** An organisation of which nothing was changed yet. */
export function usualOrganisation({
  id,
  name,
  timeZone,
}: Pick<Organisation, 'id' | 'name' | 'timeZone'>): Organisation {
  return {
    id,
    name,
    timeZone,
    email: null,
    phone: null,
    website: null,
    logoId: null,
    ...usualLook,
    ...usualTerms,
  };
}
