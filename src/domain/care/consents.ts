import type { FieldErrors } from '../errors.ts';
import { personLookup } from '../people/person-lookup.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { latestDate } from '../values/dates/local-date.ts';
import { type Consent, consent } from './entities.ts';
import { besidePerson, churchField, ofPerson, personField, statusField } from './of-person.ts';

function consentErrors(
  { purpose, state, saidOn, guardianId, personId }: Consent,
  before: Consent | null,
): FieldErrors {
  // A line stays as it was said.
  if (before !== null) return {};
  const errors: FieldErrors = {};
  if (saidOn > latestDate()) errors['saidOn'] = 'This date is still to come. Check it';
  if (guardianId === personId) errors['guardianId'] = 'Choose the parent, not the child';
  if (purpose === 'childData' && state === 'given' && guardianId === null) {
    errors['guardianId'] = 'Choose the parent or guardian who agreed';
  }
  return errors;
}

/** Consents of people, line by line. A line is never changed: a change of mind is another line. */
export const consents: Register<Consent> = defineRegister<Consent>({
  ...ofPerson,
  name: 'consents',
  words: { one: 'consent', many: 'consents' },
  path: '/api/v1/consents',
  entity: consent,
  may: { view: 'person.view', write: 'person.edit' },
  facet: 'people',
  search: ['personId', 'note'],
  blank: {
    personId: '',
    churchId: '',
    purpose: 'email',
    state: 'given',
    saidOn: '',
    how: 'form',
    textVersion: '2026-11',
    status: 'active',
  },
  fields: {
    personId: personField('Consent'),
    purpose: {
      label: 'For',
      input: {
        kind: 'choice',
        options: {
          email: 'E-mail',
          messages: 'SMS and WhatsApp',
          photos: 'Photos of them',
          childData: 'Data of a child',
        },
      },
      column: 2,
      section: 'Consent',
      forNew: true,
    },
    state: {
      label: 'Answer',
      input: { kind: 'choice', options: { given: 'Agrees', withdrawn: 'Does not agree' } },
      column: 3,
      section: 'Consent',
      forNew: true,
    },
    saidOn: {
      label: 'Said on',
      input: { kind: 'date' },
      column: 4,
      section: 'Consent',
      forNew: true,
    },
    how: {
      label: 'How',
      input: {
        kind: 'choice',
        options: { form: 'Online form', paper: 'On paper', spoken: 'Spoken' },
      },
      section: 'Consent',
      forNew: true,
    },
    textVersion: {
      label: 'Text',
      input: {
        kind: 'choice',
        options: { '2026-11': 'Text of November 2026', own: 'The church’s own text' },
      },
      section: 'Consent',
      forNew: true,
    },
    guardianId: {
      label: 'Said by',
      input: { kind: 'lookup', among: personLookup },
      section: 'Consent',
      hint: 'The parent or guardian of a child.',
      forNew: true,
    },
    note: {
      label: 'Note',
      input: { kind: 'line', max: 200 },
      section: 'Consent',
      hint: 'Where the paper is kept, for example.',
      sensitive: true,
    },
    churchId: churchField,
    status: statusField,
  },
  merging: {
    fitted: (row, kept) => {
      const stays = besidePerson(row, kept);
      return stays.guardianId === stays.personId ? { ...stays, guardianId: null } : stays;
    },
  },
  check: consentErrors,
});
