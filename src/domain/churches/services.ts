import { defineRegister, type Register } from '../register/register.ts';
import { churches } from './churches.ts';
import { service, type Service } from './entities.ts';

/** The meetings of each church that are counted. */
export const services: Register<Service> = defineRegister<Service>({
  name: 'services',
  words: { one: 'service', many: 'services' },
  path: '/api/v1/services',
  // A service is on the page of its church, which a change of it does not name.
  page: '/apps/churches',
  entity: service,
  may: { view: 'church.view', write: 'church.edit' },
  facet: 'counting',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  archivedAs: 'removed',
  title: ({ name }) => name,
  search: ['name'],
  found: { church: 'churchId' },
  blank: {
    churchId: '',
    name: '',
    kind: 'sunday',
    weekdays: [0],
    startTime: '09:00',
    status: 'active',
    sort: 0,
  },
  fields: {
    name: {
      label: 'Name',
      input: { kind: 'line', max: 60 },
      column: 1,
      section: 'Service',
      alsoCalled: ['service'],
    },
    kind: {
      label: 'Kind',
      input: {
        kind: 'choice',
        options: {
          sunday: 'Sunday service',
          midweek: 'Midweek service',
          special: 'Special service',
          cell: 'Meeting of groups',
          other: 'Other',
        },
      },
      column: 4,
      section: 'Service',
      filter: true,
    },
    sort: {
      label: 'Order',
      input: { kind: 'number', min: 0, max: 999 },
      column: 5,
      section: 'Service',
      hint: 'Reports offer the services of a church from the lowest number on.',
    },
    weekdays: {
      label: 'Held on',
      input: { kind: 'weekdays' },
      column: 2,
      section: 'When',
      alsoCalled: ['day', 'days', 'weekday'],
    },
    startTime: {
      label: 'At',
      input: { kind: 'time' },
      column: 3,
      section: 'When',
      alsoCalled: ['time', 'start time'],
    },
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', removed: 'Removed' } },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'name',
      within: ['churchId'],
      says: 'This church has a service with this name. Choose another name',
    },
  ],
});
