import { customFieldsHere } from '../custom-fields/custom-input.ts';
import { churches } from '../churches/churches.ts';
import type { FieldErrors } from '../errors.ts';
import { mergeName, mergePolicy, type MergeInput } from '../duplicates/merge.ts';
import { newFamilyName, type NewFamilyInput, newFamilyPolicy } from '../families/new-family.ts';
import { asItWas } from '../operation.ts';
import { defineRegister, type Register, type RegisterField } from '../register/register.ts';
import { type FirstTimerInput, firstTimerName, firstTimerPolicy } from '../rolls/first-timer.ts';
import { latestDate } from '../values/dates/local-date.ts';
import { problemWithBirth } from '../values/dates/partial-date.ts';
import { usualBands } from './age-bands.ts';
import { birthText } from './age.ts';
import { birthFromText } from './birth-from-text.ts';
import { type OwnWord, ownChoices } from '../organisation/own-words.ts';
import { connectionKind, firstStatus } from './connection-words.ts';
import { emailsFromText, emailsText, phonesFromText, phonesText } from './contacts.ts';
import { editContactsName, editContactsPolicy } from './edit-contacts.ts';
import { ageClasses, genders, maritalStatuses, type Person, person, sources } from './entities.ts';
import { erasedSays, isErased } from '../rows/is-erased.ts';
import { ageClassBy, knownOf } from './known-of.ts';
import { nameOf } from './rules.ts';
import { settledPerson } from './settled-person.ts';

const asWritten = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value]));

const day = { kind: 'date' } as const;
/** A part of a name. */
const name = (label: string, max: number, section: string, alsoCalled: readonly string[] = []) => ({
  label,
  input: { kind: 'line', max } as const,
  section,
  alsoCalled,
});

const connectionIn = (words: readonly OwnWord[]): RegisterField => ({
  label: 'Connection',
  input: { kind: 'choice', ...ownChoices(connectionKind, words) },
  column: 2,
  section: 'Church',
  filter: true,
  alsoCalled: ['connection status', 'membership'],
});

const pastDates = [
  'firstVisitDate',
  'anniversaryDate',
  'baptismDate',
  'foundationSchoolDate',
] as const satisfies (keyof Person)[];

function dateErrors(row: Person): FieldErrors {
  const errors: FieldErrors = {};
  const today = latestDate();
  const born = row.birthDate ? problemWithBirth(row.birthDate, today) : null;
  if (born !== null) errors['birthDate'] = born;
  if (row.baptismDate && !row.isBaptised) {
    errors['baptismDate'] = 'Say that the person is baptised, or leave the date out';
  }
  if (row.foundationSchoolDate && !row.isCompleteFoundationSchool) {
    errors['foundationSchoolDate'] = 'Say that the school is completed, or leave the date out';
  }
  for (const field of pastDates) {
    if ((row[field] ?? '') > today) errors[field] = 'This date is still to come. Check it';
  }
  return errors;
}

/** The people of each church: the directory. */
export const people: Register<Person> = defineRegister<Person>({
  name: 'people',
  words: { one: 'person', many: 'people' },
  path: '/api/v1/people',
  page: '/pages/profile/{id}',
  entity: person,
  may: { view: 'person.view', write: 'person.edit' },
  facet: 'people',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  also: [
    { name: mergeName, policy: mergePolicy, takes: ({ otherId }: MergeInput) => otherId },
    { name: editContactsName, policy: editContactsPolicy, edits: true },
    {
      name: newFamilyName,
      policy: newFamilyPolicy,
      makes: ({ people: added }: NewFamilyInput) => added[0]?.id,
    },
    {
      name: firstTimerName,
      policy: firstTimerPolicy,
      makes: (_input: FirstTimerInput, itemId) => itemId,
    },
  ],
  title: nameOf,
  search: ['firstName', 'lastName', 'nickName', 'phoneNumbers', 'emailAddresses'],
  found: { photoUrl: 'photoUrl', connectionStatus: 'connectionStatus' },
  blank: {
    churchId: '',
    firstName: '',
    connectionStatus: firstStatus,
    gender: 'Unknown',
    ageClassification: 'Unknown',
    maritalStatus: 'Unknown',
    phoneNumbers: [],
    emailAddresses: [],
    source: 'Church',
    receivedHolySpirit: false,
    isBaptised: false,
    isCompleteFoundationSchool: false,
    status: 'active',
    listName: '',
    nameWords: [],
  },
  fields: {
    listName: { label: 'Name', input: { kind: 'line', max: 102 }, column: 1 },
    pictureId: { label: 'Photo', input: { kind: 'picture' }, section: 'Name' },
    firstName: name('First name', 50, 'Name', ['given name', 'forename']),
    lastName: name('Last name', 50, 'Name', ['surname', 'family name']),
    nickName: name('Called', 50, 'Name', ['nickname', 'nick name', 'known as']),
    connectionStatus: connectionIn([]),
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      column: 3,
      section: 'Church',
      filter: true,
      alsoCalled: ['home church', 'campus'],
    },
    source: {
      label: 'Came through',
      input: { kind: 'choice', options: asWritten(sources) },
      section: 'Church',
      alsoCalled: ['source'],
    },
    firstVisitDate: {
      label: 'First visit',
      input: day,
      section: 'Church',
      alsoCalled: ['first visit date', 'visited'],
    },
    phoneNumbers: {
      label: 'Phone',
      input: { kind: 'own', text: phonesText, read: phonesFromText },
      column: 4,
      section: 'Contact',
      alsoCalled: ['mobile', 'cell', 'cellphone', 'phone number', 'phones', 'telephone'],
    },
    emailAddresses: {
      label: 'E-mail',
      input: { kind: 'own', text: emailsText, read: emailsFromText },
      section: 'Contact',
      alsoCalled: ['email', 'email address', 'e-mail address', 'emails'],
    },
    address: {
      label: 'Address',
      input: { kind: 'line', max: 200 },
      section: 'Contact',
      alsoCalled: ['street', 'home address'],
    },
    gender: {
      label: 'Gender',
      input: { kind: 'choice', options: asWritten(genders) },
      section: 'About',
      filter: true,
      alsoCalled: ['sex'],
    },
    birthDate: {
      label: 'Birthday',
      input: { kind: 'own', text: birthText, read: birthFromText },
      section: 'About',
      sensitive: true,
      hint: 'Leave out what you do not know.',
      alsoCalled: ['birth date', 'date of birth', 'dob', 'born'],
    },
    ageClassification: {
      label: 'Age class',
      input: { kind: 'choice', options: asWritten(ageClasses) },
      section: 'About',
      hint: 'Follows from the birthday where its year is known.',
      alsoCalled: ['age group', 'age classification'],
    },
    maritalStatus: {
      label: 'Marital status',
      input: { kind: 'choice', options: asWritten(maritalStatuses) },
      section: 'About',
    },
    anniversaryDate: {
      label: 'Wedding day',
      input: day,
      section: 'About',
      alsoCalled: ['anniversary', 'wedding anniversary'],
    },
    occupation: { label: 'Occupation', input: { kind: 'line', max: 100 }, section: 'About' },
    languages: { label: 'Languages', input: { kind: 'line', max: 100 }, section: 'About' },
    middleName: name('Middle name', 50, 'More of the name', ['second name']),
    title: name('Title', 20, 'More of the name'),
    suffix: name('Suffix', 20, 'More of the name'),
    isBaptised: {
      label: 'Baptised',
      input: { kind: 'flag', on: 'Yes', off: 'Not yet' },
      section: 'Discipleship',
    },
    baptismDate: {
      label: 'Baptised on',
      input: day,
      section: 'Discipleship',
      alsoCalled: ['baptism date'],
    },
    receivedHolySpirit: {
      label: 'Holy Spirit',
      input: { kind: 'flag', on: 'Received', off: 'Not yet' },
      section: 'Discipleship',
      alsoCalled: ['received holy spirit'],
    },
    isCompleteFoundationSchool: {
      label: 'Foundation school',
      input: { kind: 'flag', on: 'Completed', off: 'Not completed' },
      section: 'Discipleship',
    },
    foundationSchoolDate: {
      label: 'Completed on',
      input: day,
      section: 'Discipleship',
      alsoCalled: ['foundation school date'],
    },
    custom: customFieldsHere,
    status: {
      label: 'Status',
      input: {
        kind: 'choice',
        options: {
          active: 'Active',
          movedAway: 'Moved away',
          deceased: 'Deceased',
          archived: 'Archived',
        },
      },
      filter: true,
      alsoCalled: ['record status'],
    },
  },
  derived: { ageClass: ageClassBy(usualBands), knownOf },
  inTerms: (terms) => ({
    fields: { connectionStatus: connectionIn(terms.connectionWords) },
    derived: { ageClass: ageClassBy(terms) },
  }),
  rules: [],
  closed: (row) => (isErased(row) ? erasedSays : null),
  settled: settledPerson,
  check: dateErrors,
  // A photo was left out: older servers keep what names one waiting.
  migrations: { create: [asItWas, asItWas], edit: [asItWas, asItWas] },
});
