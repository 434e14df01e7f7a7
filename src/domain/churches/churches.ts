import type { FieldErrors } from '../errors.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { currencies } from '../values/currencies.ts';
import { timeZones } from '../values/dates/time-zones.ts';
import { parsePhone } from '../values/phone.ts';
import { churchGroups } from './church-groups.ts';
import { church, type Church } from './entities.ts';

/** A phone number and an address of mail are looked at only where somebody writes another one. */
function contactErrors(one: Church, before: Church | null): FieldErrors {
  const errors: FieldErrors = {};
  if (one.phone && one.phone !== before?.phone) {
    const phone = parsePhone(one.phone);
    if (!phone.ok) errors['phone'] = phone.problem;
  }
  if (one.email && one.email !== before?.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one.email)) {
    errors['email'] = 'Check the address. It should look like name@example.org';
  }
  return errors;
}

/** The churches of an organisation. */
export const churches: Register<Church> = defineRegister<Church>({
  name: 'churches',
  words: { one: 'church', many: 'churches' },
  path: '/api/v1/churches',
  entity: church,
  may: { view: 'church.view', write: 'church.edit' },
  facet: 'counting',
  place: [],
  subject: ({ id, churchGroupId: group }) => {
    if (typeof id === 'string') return { kind: 'church', id };
    return typeof group === 'string' ? { kind: 'churchGroup', id: group } : { kind: 'tenant' };
  },
  addedOver: ['tenant', 'churchGroup'],
  title: ({ name }) => name,
  search: ['name', 'shortCode', 'address'],
  found: { churchGroup: 'churchGroupId' },
  blank: {
    churchGroupId: null,
    name: '',
    shortCode: '',
    description: null,
    address: null,
    phone: null,
    email: null,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    weekStartsOn: 'sunday',
    status: 'active',
  },
  fields: {
    name: {
      label: 'Name',
      input: { kind: 'line', max: 50 },
      column: 1,
      section: 'Church',
      alsoCalled: ['church', 'church name', 'branch'],
    },
    churchGroupId: {
      label: 'Church group',
      input: {
        kind: 'reference',
        to: () => churchGroups,
        holds: 'Churches are in this church group. Move them first',
      },
      column: 2,
      section: 'Church',
      filter: true,
      hint: 'Whoever looks after the church group looks after this church.',
      alsoCalled: ['region', 'group'],
    },
    shortCode: {
      label: 'Short code',
      input: { kind: 'line', max: 50 },
      column: 4,
      section: 'Church',
      hint: 'Stands in payment references, so no other church ever gets it.',
      alsoCalled: ['code'],
    },
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 100 },
      section: 'Church',
    },
    address: {
      label: 'Address',
      input: { kind: 'line', max: 200 },
      column: 3,
      section: 'Where it is and how to reach it',
    },
    phone: {
      label: 'Phone',
      input: { kind: 'line', max: 30 },
      column: 5,
      section: 'Where it is and how to reach it',
      alsoCalled: ['telephone', 'phone number', 'cell'],
    },
    email: {
      label: 'Email',
      input: { kind: 'line', max: 254 },
      section: 'Where it is and how to reach it',
      alsoCalled: ['email address', 'mail'],
    },
    timeZone: {
      label: 'Time zone',
      input: { kind: 'choice', options: timeZones },
      section: 'Dates and money',
      hint: 'The dates of its reports are dates there.',
    },
    weekStartsOn: {
      label: 'The week begins on',
      input: {
        kind: 'choice',
        options: { sunday: 'Sunday', monday: 'Monday', saturday: 'Saturday' },
      },
      section: 'Dates and money',
      alsoCalled: ['week starts on', 'week start'],
    },
    currency: {
      label: 'Currency',
      input: { kind: 'choice', options: currencies },
      section: 'Dates and money',
    },
    status: {
      label: 'Status',
      input: {
        kind: 'choice',
        options: { active: 'Active', inactive: 'Not active', archived: 'Archived' },
      },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'name',
      within: ['churchGroupId'],
      says: 'There is a church with this name here. Choose another name',
    },
    {
      rule: 'unique',
      field: 'shortCode',
      within: [],
      forGood: true,
      says: 'Another church has this short code, or had it. Choose another',
    },
  ],
  check: contactErrors,
});
