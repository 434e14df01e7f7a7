import { churches } from '../churches/churches.ts';
import { personLookup } from '../people/person-lookup.ts';
import type { Register, RegisterField } from '../register/register.ts';
import type { Titles } from '../register/field-text.ts';

/** A row about one person. */
interface OfPerson {
  id: string;
  personId: string;
  churchId: string;
  status: string;
}

/** The field of the person whom the row is about, under the first heading of the form. */
export const personField = (section: string): RegisterField => ({
  label: 'Person',
  input: { kind: 'lookup', among: personLookup },
  column: 1,
  section,
  forNew: true,
});

export const churchField: RegisterField = {
  label: 'Church',
  input: { kind: 'reference', to: () => churches },
};

export const statusField: RegisterField = {
  label: 'Status',
  input: { kind: 'choice', options: { active: 'Active', archived: 'Archived' } },
};

/** Parts that all registers of rows about a person have: such a row is in the church of its person. */
export const ofPerson = {
  page: '/apps/people',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  title: ({ personId }: OfPerson, titles?: Titles) => titles?.get(personId) ?? '',
  rules: [],
} satisfies Partial<Register<OfPerson>>;

/** After a merge too, a row is in the church of its person. */
export function besidePerson<Row extends OfPerson>(
  row: Row,
  { id, churchId }: { id: string; [field: string]: unknown },
): Row {
  return row.personId === id ? { ...row, churchId: String(churchId) } : row;
}
