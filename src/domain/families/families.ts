import { churches } from '../churches/churches.ts';
import { customFieldsHere } from '../custom-fields/custom-input.ts';
import { asItWas } from '../operation.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { family, type Family } from './entities.ts';
import { familyErrors } from './family-errors.ts';
import { newFamilyName, newFamilyPolicy } from './new-family.ts';

/** A line of the address. */
const place = (label: string, max: number, alsoCalled: readonly string[] = []) => ({
  label,
  input: { kind: 'line', max } as const,
  section: 'Address',
  alsoCalled,
});

/** The families of each church. */
export const families: Register<Family> = defineRegister<Family>({
  name: 'families',
  words: { one: 'family', many: 'families' },
  path: '/api/v1/families',
  page: '/apps/people/families/{id}',
  entity: family,
  may: { view: 'person.view', write: 'person.edit' },
  facet: 'people',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  also: [{ name: newFamilyName, policy: newFamilyPolicy, makes: (_args, id) => id }],
  title: ({ name }) => name,
  search: ['name', 'address', 'city'],
  found: { church: 'churchId' },
  blank: {
    churchId: '',
    name: '',
    status: 'active',
  },
  fields: {
    name: {
      label: 'Family name',
      input: { kind: 'line', max: 80 },
      column: 1,
      section: 'Family',
      hint: 'The name that its people share, such as Mokoena.',
      alsoCalled: ['name', 'family', 'surname', 'last name'],
    },
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      column: 2,
      section: 'Family',
      filter: true,
      alsoCalled: ['home church', 'campus'],
    },
    address: { ...place('Address', 200, ['street', 'home address']), hint: 'Street and number.' },
    city: { ...place('City', 80, ['town']), column: 3 },
    province: place('Province', 80, ['state']),
    postalCode: place('Postal code', 12, ['postcode', 'zip']),
    country: { ...place('Country', 80), column: 4 },
    homePhone: {
      label: 'Home phone',
      input: { kind: 'line', max: 30 },
      column: 5,
      section: 'Contact',
      alsoCalled: ['phone', 'telephone'],
    },
    email: {
      label: 'E-mail',
      input: { kind: 'line', max: 254 },
      section: 'Contact',
      alsoCalled: ['email', 'email address', 'e-mail address'],
    },
    language: {
      label: 'Language',
      input: { kind: 'line', max: 60 },
      section: 'About',
      alsoCalled: ['home language'],
    },
    weddingDate: {
      label: 'Wedding day',
      input: { kind: 'date' },
      section: 'About',
      alsoCalled: ['wedding date', 'anniversary'],
    },
    notes: {
      label: 'Notes',
      input: { kind: 'paragraph', max: 500 },
      section: 'About',
      sensitive: true,
    },
    custom: customFieldsHere,
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', archived: 'Archived' } },
    },
  },
  rules: [],
  check: familyErrors,
  migrations: { create: [asItWas], edit: [asItWas] },
});
