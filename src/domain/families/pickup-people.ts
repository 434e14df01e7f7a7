import { personLookup } from '../people/person-lookup.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { type PickupPerson, pickupPerson } from './entities.ts';
import { families } from './families.ts';

/** Two entries about one person as one: where either says that they may not, they may not. */
function joinedEntry(stays: PickupPerson, goes: PickupPerson): PickupPerson {
  const notes = [stays.note, goes.note].filter((note) => note !== null);
  const mayNot = [stays, goes].some(({ standing }) => standing === 'notAuthorised');
  return {
    ...stays,
    relationship: stays.relationship ?? goes.relationship,
    standing: mayNot ? 'notAuthorised' : 'trusted',
    note: notes.length === 0 ? null : [...new Set(notes)].join(' ').slice(0, mostOfNote),
  };
}

/** Characters. */
const mostOfNote = 200;

/** Those who may fetch the children of a family, and those who may not. */
export const pickupPeople: Register<PickupPerson> = defineRegister<PickupPerson>({
  name: 'pickupPeople',
  words: { one: 'pick-up person', many: 'pick-up people' },
  path: '/api/v1/pickuppeople',
  // An entry is on the page of its family, which a change of it does not name.
  page: '/apps/people/families/list',
  entity: pickupPerson,
  // Why somebody may not fetch a child is for those who keep the family, not for all who see the directory.
  may: { view: 'person.edit', write: 'person.edit' },
  facet: 'pickup',
  place: ['familyId', 'churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  title: ({ personId, name }, titles) => titles?.get(personId ?? '') ?? name ?? 'Unknown person',
  search: ['personId', 'note'],
  blank: {
    familyId: '',
    churchId: '',
    standing: 'trusted',
    status: 'active',
  },
  fields: {
    personId: {
      label: 'Person',
      input: { kind: 'lookup', among: personLookup },
      column: 1,
      section: 'Pick-up person',
    },
    name: {
      label: 'Name',
      input: { kind: 'line', max: 120 },
      section: 'Pick-up person',
      hint: 'For somebody who is not in the list of people.',
    },
    relationship: {
      label: 'Relationship',
      input: { kind: 'line', max: 60 },
      column: 2,
      section: 'Pick-up person',
      hint: 'Such as aunt, neighbour or driver.',
    },
    standing: {
      label: 'Pick-up',
      input: {
        kind: 'choice',
        options: { trusted: 'May pick up', notAuthorised: 'Not authorised' },
      },
      column: 3,
      section: 'Pick-up person',
      sensitive: true,
    },
    note: {
      label: 'Note',
      input: { kind: 'paragraph', max: mostOfNote },
      column: 4,
      section: 'Pick-up person',
      sensitive: true,
      hint: 'What somebody at the door needs to know.',
    },
    familyId: {
      label: 'Family',
      input: { kind: 'reference', to: () => families, alike: ['churchId'] },
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', archived: 'Archived' } },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'personId',
      within: ['familyId'],
      says: 'There is an entry about this person already. Change that one',
    },
  ],
  // Somebody of the list is called as the list calls them.
  settled: (row) => (row.personId === null ? row : { ...row, name: null }),
  merging: { joined: joinedEntry },
  check: ({ personId, name }) =>
    personId === null && !name ? { name: 'Choose a person, or write a name' } : {},
});
