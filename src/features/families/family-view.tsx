import House from 'lucide-react/icons/house';
import { families } from '#domain/families/families.ts';
import { familyName } from '#domain/families/family-words.ts';
import { familyOperations } from '#domain/families/family-operations.ts';
import { rowOf } from '#domain/register/register.ts';
import { familyQueries } from '#store/families/families.ts';
import type { RegisterView } from '../../register/register-view.ts';
import { FamilyFaces } from './family-faces.tsx';

/** The families of a church, as the back office shows them. */
export const familyView: RegisterView = {
  register: families,
  operations: familyOperations,
  queries: familyQueries,
  icon: House,
  cells: { name: (row) => familyName(rowOf(families, row)) },
  letters: {
    households: false,
    codes: async (ids) => (await import('../../api/families/family-codes.ts')).readCodes(ids),
    load: () => import('./letters-to-families.ts').then((part) => part.lettersToFamilies),
  },
  extra: [{ name: 'Members', cell: ({ id }) => <FamilyFaces id={id} />, card: 'end' }],
};
