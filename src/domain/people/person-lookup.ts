import type { Lookup } from '../register/lookup.ts';
import { type Person, person } from './entities.ts';
import { nameOf } from './rules.ts';

/** People, as fields of registers name them. */
export const personLookup: Lookup = {
  name: 'people',
  words: { one: 'person', many: 'people' },
  entity: person,
  title: (row) => nameOf(row as Person),
};
