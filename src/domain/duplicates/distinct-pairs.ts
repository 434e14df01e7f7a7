import { churches } from '../churches/churches.ts';
import { personLookup } from '../people/person-lookup.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { distinctPair, type DistinctPair } from './entities.ts';

/** Pairs who are alike and are two people: nobody is asked about them again. */
export const distinctPairs: Register<DistinctPair> = defineRegister<DistinctPair>({
  name: 'distinctPairs',
  words: { one: 'pair of different people', many: 'pairs of different people' },
  path: '/api/v1/distinctpairs',
  page: '/apps/people/duplicates',
  entity: distinctPair,
  may: { view: 'person.view', write: 'person.merge' },
  facet: 'people',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  title: ({ personId }, titles) => titles?.get(personId) ?? 'Unknown person',
  search: ['personId', 'note'],
  blank: { personId: '', otherId: '', churchId: '', status: 'active' },
  fields: {
    personId: {
      label: 'Person',
      input: { kind: 'lookup', among: personLookup },
      column: 1,
      section: 'Pair',
      forNew: true,
    },
    otherId: {
      label: 'Other person',
      input: { kind: 'lookup', among: personLookup },
      column: 2,
      section: 'Pair',
      forNew: true,
    },
    note: {
      label: 'Note',
      input: { kind: 'line', max: 200 },
      column: 3,
      section: 'Pair',
      sensitive: true,
    },
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Different people', archived: 'Open again' } },
    },
  },
  // Said twice it is still so.
  rules: [],
  merging: {
    // Two who became one are no pair.
    fitted: (row) => (row.personId === row.otherId ? null : row),
  },
});
