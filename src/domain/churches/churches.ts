import { customFieldsHere } from '../custom-fields/custom-input.ts';
import { personLookup } from '../people/person-lookup.ts';
import { asItWas } from '../operation.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { currencies } from '../values/money/currencies.ts';
import { timeZones } from '../values/dates/time-zones.ts';
import { churchErrors } from './church-errors.ts';
import { churchGroups } from './church-groups.ts';
import { church, type Church } from './entities.ts';

/** The churches of an organisation. */
export const churches: Register<Church> = defineRegister<Church>({
  name: 'churches',
  words: { one: 'church', many: 'churches' },
  path: '/api/v1/churches',
  page: '/apps/churches/{id}',
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
    name: '',
    shortCode: '',
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    weekStartsOn: 'sunday',
    portalEnabled: false,
    portalShowsEvents: true,
    portalShowsGroups: true,
    portalShowsGiving: true,
    registrationPolicy: 'anyone',
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
    parentChurchId: {
      label: 'Part of',
      input: { kind: 'reference', to: () => churches },
      section: 'Church',
      hint: 'The church that it began in. This gives nobody a right.',
      alsoCalled: ['parent', 'parent church', 'mother church'],
    },
    leaderPersonId: {
      label: 'Leader',
      input: { kind: 'lookup', among: personLookup },
      column: 3,
      section: 'Church',
      hint: 'Who sees the people of the church reads the name. This gives nobody a right.',
    },
    shortCode: {
      label: 'Short code',
      input: { kind: 'line', max: 50 },
      column: 5,
      section: 'Church',
      hint: 'Stands in payment references, so no other church ever gets it.',
      alsoCalled: ['code'],
    },
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 100 },
      section: 'Church',
    },
    pictureId: { label: 'Picture', input: { kind: 'picture' }, section: 'Church' },
    address: {
      label: 'Address',
      input: { kind: 'line', max: 200 },
      column: 4,
      section: 'Where it is and how to reach it',
    },
    phone: {
      label: 'Phone',
      input: { kind: 'line', max: 30 },
      column: 6,
      section: 'Where it is and how to reach it',
      alsoCalled: ['telephone', 'phone number', 'cell'],
    },
    email: {
      label: 'Email',
      input: { kind: 'line', max: 254 },
      section: 'Where it is and how to reach it',
      alsoCalled: ['email address', 'mail'],
    },
    website: {
      label: 'Website',
      input: { kind: 'line', max: 200 },
      section: 'Where it is and how to reach it',
      alsoCalled: ['web site', 'web', 'site'],
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
    portalEnabled: {
      label: 'Public page',
      input: { kind: 'flag', on: 'Has a public page', off: 'No public page' },
      section: 'Public page',
    },
    slug: {
      label: 'Address of the page',
      input: { kind: 'line', max: 60 },
      section: 'Public page',
      hint: 'Small letters, digits and hyphens, such as soweto.',
      alsoCalled: ['portal address'],
    },
    portalShowsEvents: {
      label: 'Events',
      input: { kind: 'flag', on: 'Shown there', off: 'Not shown there' },
      section: 'Public page',
      alsoCalled: ['show events'],
    },
    portalShowsGroups: {
      label: 'Groups',
      input: { kind: 'flag', on: 'Shown there', off: 'Not shown there' },
      section: 'Public page',
      alsoCalled: ['show groups'],
    },
    portalShowsGiving: {
      label: 'Giving',
      input: { kind: 'flag', on: 'Shown there', off: 'Not shown there' },
      section: 'Public page',
      alsoCalled: ['show giving'],
    },
    registrationPolicy: {
      label: 'Registering for events',
      input: {
        kind: 'choice',
        options: {
          anyone: 'Anybody',
          members: 'People who are known to the church',
          closed: 'Nobody: the office registers people',
        },
      },
      section: 'Public page',
    },
    custom: customFieldsHere,
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
    {
      rule: 'unique',
      field: 'slug',
      within: [],
      forGood: true,
      says: 'Another church has this address, or had it. Choose another',
    },
    {
      rule: 'noCircle',
      parent: 'parentChurchId',
      isLabel: true,
      says: 'A church cannot be a part of itself. Choose another one',
    },
  ],
  check: churchErrors,
  // New fields were left out: nothing needs migrating, and older servers keep them waiting.
  migrations: { create: [asItWas, asItWas, asItWas], edit: [asItWas, asItWas, asItWas] },
});
