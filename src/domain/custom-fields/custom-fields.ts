import type { FieldErrors } from '../errors.ts';
import { defineRegister } from '../register/register.ts';
import {
  customField,
  type CustomChoice,
  type CustomField,
  type Customised,
  type CustomKind,
  ofReports,
} from './entities.ts';
import { choicesText } from './kind-words.ts';

export const kindLabels: Readonly<Record<CustomKind, string>> = {
  text: 'Text',
  longText: 'Long text',
  number: 'Number',
  date: 'Date',
  yesNo: 'Yes or no',
  oneOf: 'One of several choices',
  severalOf: 'Several choices',
  person: 'A person',
};

export const customisedLabels: Readonly<Record<Customised, string>> = {
  people: 'People',
  families: 'Families',
  groups: 'Groups',
  churches: 'Churches',
  churchReports: 'Reports of services',
  groupReports: 'Reports of groups',
};

/** Devices of ushers, who give reports, hold no people. */
const notOfReports: readonly CustomKind[] = ['person'];

function takesKind(register: Customised, kind: CustomKind): boolean {
  return !notOfReports.includes(kind) || !ofReports.has(register);
}

const withChoices: readonly CustomKind[] = ['oneOf', 'severalOf'];

function choicesProblem(choices: readonly CustomChoice[], before: CustomField | null) {
  const labels = choices.map(({ label }) => label.trim().toLowerCase());
  if (labels.some((label) => label === '')) return 'Write each choice, or take the empty one away';
  if (labels.some((label) => label.includes(';'))) return 'Write each choice without a semicolon';
  if (new Set(labels).size < labels.length) return 'Two choices read the same. Change one';
  if (new Set(choices.map(({ id }) => id)).size < choices.length) return 'Add each choice once';
  if (!choices.some(({ retired }) => !retired)) return 'Write one choice or more';
  const kept = new Set(choices.map(({ id }) => id));
  const lost = before?.choices.find(({ id }) => !kept.has(id));
  return lost ? `“${lost.label}” may be in use. Retire it instead of taking it away` : null;
}

function errorsOf(field: CustomField, before: CustomField | null): FieldErrors {
  const errors: FieldErrors = {};
  const takesChoices = withChoices.includes(field.kind);
  const problem = takesChoices ? choicesProblem(field.choices, before) : null;
  if (problem !== null) errors['choices'] = problem;
  if (!takesChoices && field.choices.length > 0) errors['choices'] = 'This kind has no choices';
  if (field.unit && field.kind !== 'number') errors['unit'] = 'Only a number has a unit';
  if (!takesKind(field.register, field.kind)) {
    errors['kind'] = 'A report cannot name a person. Choose another kind';
  }
  // Rows keep values of the kind, in that register.
  if (before && field.kind !== before.kind) errors['kind'] = 'The kind of a field stays';
  if (before && field.register !== before.register) {
    errors['register'] = 'A field stays with what it was made for';
  }
  return errors;
}

/** The fields that an organisation adds to its people, families, groups, churches and reports. */
export const customFields = defineRegister<CustomField>({
  name: 'customFields',
  words: { one: 'custom field', many: 'custom fields' },
  path: '/api/v1/customfields',
  page: '/pages/settings/custom-fields?open={id}',
  entity: customField,
  may: { view: 'church.view', write: 'settings.system' },
  place: [],
  subject: () => ({ kind: 'tenant' }),
  addedOver: ['tenant'],
  title: ({ label }) => label,
  search: ['label'],
  blank: {
    register: 'people',
    label: '',
    kind: 'text',
    choices: [],
    sort: 0,
    status: 'active',
  },
  fields: {
    label: {
      label: 'Label',
      input: { kind: 'line', max: 60 },
      column: 1,
      section: 'Field',
      hint: 'It may be renamed later: what people filled in stays.',
    },
    register: {
      label: 'Of',
      input: { kind: 'choice', options: customisedLabels },
      column: 2,
      section: 'Field',
      filter: true,
      forNew: true,
    },
    kind: {
      label: 'Kind',
      input: { kind: 'choice', options: kindLabels },
      column: 3,
      section: 'Field',
      forNew: true,
      without: { choices: notOfReports, field: 'register', values: [...ofReports] },
      hint: 'It stays as it is once the field is added. Reports take every kind but a person: ushers do not see people.',
    },
    unit: {
      label: 'Unit',
      input: { kind: 'line', max: 20 },
      section: 'Field',
      onlyWith: { field: 'kind', values: ['number'] },
      hint: 'Of a number, such as km.',
    },
    choices: {
      label: 'Choices',
      input: { kind: 'own', text: choicesText },
      section: 'Field',
      onlyWith: { field: 'kind', values: withChoices },
    },
    help: {
      label: 'Help',
      input: { kind: 'line', max: 200 },
      section: 'Field',
      hint: 'Stands below the field, like this line.',
    },
    sort: { label: 'Order', input: { kind: 'number', min: 0, max: 100_000 }, section: 'Field' },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'In use', archived: 'Retired' } },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'label',
      within: ['register'],
      says: 'There is a custom field with this label here. Choose another label',
    },
  ],
  check: errorsOf,
});
