import { personLookup } from '../people/person-lookup.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { isArchived } from '../rows/is-archived.ts';
import { familyMember, type FamilyMember } from './entities.ts';
import { families } from './families.ts';
import { newFamilyName, type NewFamilyInput, newFamilyPolicy } from './new-family.ts';

/** Two places of one person in a family as one: what either says of them holds. */
function joinedMember(stays: FamilyMember, goes: FamilyMember): FamilyMember {
  const [since = null] = [stays.since, goes.since].filter((day) => day !== null).toSorted();
  return {
    ...stays,
    role: goes.role === 'head' ? goes.role : stays.role,
    isPrimaryContact: stays.isPrimaryContact || goes.isPrimaryContact,
    livesHere: stays.livesHere || goes.livesHere,
    isPrimaryFamily: stays.isPrimaryFamily || goes.isPrimaryFamily,
    since,
    note: stays.note ?? goes.note,
  };
}

const isMain = (row: FamilyMember) => row.isPrimaryFamily && !isArchived(row);

/** The people of each family, and what they are to it. */
export const familyMembers: Register<FamilyMember> = defineRegister<FamilyMember>({
  name: 'familyMembers',
  words: { one: 'family member', many: 'family members' },
  path: '/api/v1/familymembers',
  // A member is on the page of their family, which a change of it does not name.
  page: '/apps/people/families/list',
  entity: familyMember,
  may: { view: 'person.view', write: 'person.edit' },
  facet: 'people',
  place: ['familyId', 'churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  also: [
    {
      name: newFamilyName,
      policy: newFamilyPolicy,
      makes: ({ members }: NewFamilyInput) => members[0]?.id,
    },
  ],
  archivedAs: 'left',
  archiving: (archived, today) => ({ until: archived ? today : null }),
  title: ({ personId }, titles) => titles?.get(personId) ?? 'Unknown person',
  search: ['personId', 'note'],
  blank: {
    familyId: '',
    churchId: '',
    personId: '',
    role: 'child',
    isPrimaryContact: false,
    livesHere: true,
    isPrimaryFamily: false,
    status: 'active',
  },
  fields: {
    personId: {
      label: 'Person',
      input: { kind: 'lookup', among: personLookup },
      column: 1,
      section: 'Member',
      forNew: true,
    },
    role: {
      label: 'Place in the family',
      input: {
        kind: 'choice',
        options: { child: 'Child', spouse: 'Spouse', head: 'Head of family', other: 'Other' },
      },
      column: 2,
      section: 'Member',
      alsoCalled: ['role'],
    },
    isPrimaryContact: {
      label: 'Contact of the family',
      input: { kind: 'flag', on: 'Is called first', off: 'No' },
      column: 3,
      section: 'Member',
    },
    livesHere: {
      label: 'Home',
      input: { kind: 'flag', on: 'Lives here', off: 'Lives elsewhere' },
      column: 4,
      section: 'Member',
    },
    isPrimaryFamily: {
      label: 'Main family',
      input: { kind: 'flag', on: 'This is the main one', off: 'No' },
      section: 'Member',
      hint: 'For a child in two families: the main one gives the address.',
    },
    since: { label: 'Since', input: { kind: 'date' }, column: 5, section: 'Member' },
    until: { label: 'Until', input: { kind: 'date' }, column: 6 },
    note: {
      label: 'Note',
      input: { kind: 'line', max: 200 },
      section: 'Member',
      sensitive: true,
    },
    familyId: {
      label: 'Family',
      input: { kind: 'reference', to: () => families, alike: ['churchId'] },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', left: 'Left' } },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'personId',
      within: ['familyId'],
      says: 'This person is in the family already. Choose another',
    },
    {
      rule: 'unique',
      field: 'role',
      only: 'head',
      within: ['familyId'],
      says: 'The family has a head already. Choose another place',
    },
  ],
  merging: {
    joined: joinedMember,
    // Somebody has one main family.
    fitted: (row, _kept, beside) =>
      isMain(row) && beside.some(isMain) ? { ...row, isPrimaryFamily: false } : row,
  },
  check: ({ status, since, until }) => {
    const hasLeft = status === 'left';
    if (hasLeft !== (until !== null)) {
      return { status: hasLeft ? 'Say until when' : 'Who is in the family has not left' };
    }
    return since !== null && until !== null && until < since
      ? { since: 'They left before this day. Choose an earlier one' }
      : {};
  },
});
