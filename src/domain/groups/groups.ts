import type { FieldErrors } from '../errors.ts';
import { churches } from '../churches/churches.ts';
import { customFieldsHere } from '../custom-fields/custom-input.ts';
import { usualTime } from '../meetings/schedule.ts';
import { asItWas } from '../operation.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { group, type Group } from './entities.ts';
import { fromDaysAndTime, settledMeeting } from './days-and-time.ts';
import { groupTypes } from './group-types.ts';
import { meetsOn } from './meets-on.ts';
import { splitName, splitPolicy } from './split.ts';

function ageAndSightErrors({ minAge, maxAge, portalVisible, confidential }: Group): FieldErrors {
  const errors: FieldErrors = {};
  if (typeof minAge === 'number' && typeof maxAge === 'number' && minAge > maxAge) {
    errors['maxAge'] = `Write ${minAge} or more: the youngest age is ${minAge}`;
  }
  if (portalVisible && confidential) {
    errors['portalVisible'] = 'A confidential group is not shown on the public page';
  }
  return errors;
}

/** The cells, ministries and classes of each church: a tree, in which a group may hold others. */
export const groups: Register<Group> = defineRegister<Group>({
  name: 'groups',
  words: { one: 'group', many: 'groups' },
  path: '/api/v1/groups',
  page: '/apps/groups/{id}',
  entity: group,
  may: { view: 'group.view', write: 'group.edit' },
  facet: 'groups',
  place: ['churchId'],
  // A new one is the church's: who leads a group adds none.
  subject: ({ id, churchId }) =>
    typeof id === 'string'
      ? { kind: 'group', id, churchId: String(churchId) }
      : { kind: 'church', id: String(churchId) },
  addedOver: ['tenant', 'churchGroup', 'church'],
  also: [{ name: splitName, policy: splitPolicy, makes: (_args, id) => id }],
  title: ({ name }) => name,
  search: ['name'],
  // S3-008, S7-011.
  found: { groupType: 'groupTypeId' },
  blank: {
    churchId: '',
    groupTypeId: '',
    name: '',
    weekdays: [],
    startTime: usualTime,
    isOnline: false,
    portalVisible: false,
    confidential: false,
    status: 'active',
  },
  fields: {
    name: {
      label: 'Name',
      input: { kind: 'line', max: 120 },
      column: 1,
      section: 'Group',
      alsoCalled: ['group', 'group name'],
    },
    groupTypeId: {
      label: 'Type',
      input: { kind: 'reference', to: () => groupTypes },
      column: 2,
      section: 'Group',
      filter: true,
      alsoCalled: ['group type'],
    },
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      column: 3,
      section: 'Group',
      filter: true,
    },
    parentGroupId: {
      label: 'Part of',
      input: { kind: 'reference', to: () => groups },
      section: 'Group',
      alsoCalled: ['parent', 'parent group'],
    },
    bornFromGroupId: {
      label: 'Born from',
      input: { kind: 'reference', to: () => groups },
    },
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 500 },
      section: 'Group',
      hint: 'Who comes, where you meet, what you do. Everybody who sees the group reads it.',
    },
    pictureId: { label: 'Picture', input: { kind: 'picture' }, section: 'Group' },
    schedule: {
      label: 'Meets',
      input: { kind: 'schedule', clock: 'churchId' },
      column: 4,
      section: 'When and where it meets',
      alsoCalled: ['meets on', 'day', 'days', 'weekday', 'weekdays', 'meeting', 'when'],
    },
    address: {
      label: 'Place',
      input: { kind: 'line', max: 200 },
      section: 'When and where it meets',
      alsoCalled: ['address'],
    },
    isOnline: {
      label: 'Online',
      input: { kind: 'flag', on: 'Meets online', off: 'Meets in person' },
      section: 'When and where it meets',
    },
    capacity: {
      label: 'Room for',
      input: { kind: 'number', min: 1, max: 10_000 },
      section: 'When and where it meets',
      hint: 'How many people can come.',
    },
    minAge: {
      label: 'Youngest age',
      input: { kind: 'number', min: 0, max: 120 },
      section: 'Who comes',
      alsoCalled: ['min age', 'minimum age', 'from age'],
    },
    maxAge: {
      label: 'Oldest age',
      input: { kind: 'number', min: 0, max: 120 },
      section: 'Who comes',
      alsoCalled: ['max age', 'maximum age', 'to age'],
    },
    portalVisible: {
      label: 'Public page',
      input: { kind: 'flag', on: 'Shown on the public page', off: 'Not on the public page' },
      section: 'Who sees it',
    },
    confidential: {
      label: 'Confidential',
      input: { kind: 'flag', on: 'Hidden from most people', off: 'Open' },
      section: 'Who sees it',
      hint: 'Only its leaders, church administrators and pastors see a confidential group and its reports.',
    },
    custom: customFieldsHere,
    status: {
      label: 'Status',
      input: {
        kind: 'choice',
        options: { active: 'Active', paused: 'Paused', archived: 'Archived' },
      },
      filter: true,
    },
  },
  derived: { meetsOn },
  rules: [
    {
      rule: 'unique',
      field: 'name',
      within: ['churchId', 'parentGroupId'],
      says: 'There is a group with this name here. Choose another name',
    },
    {
      rule: 'noCircle',
      parent: 'parentGroupId',
      says: 'A group cannot be a part of itself. Choose another one',
    },
  ],
  check: ageAndSightErrors,
  former: {
    weekdays: { label: 'Meets on', input: { kind: 'weekdays' } },
    startTime: {
      label: 'Meets at',
      input: { kind: 'time' },
      alsoCalled: ['at', 'time', 'start time', 'meeting time'],
    },
  },
  settled: settledMeeting,
  // An edit of the days knows no time: it stays one, of which `settled` makes another schedule.
  // A picture was left out: older servers keep what names one waiting.
  migrations: {
    create: [fromDaysAndTime, asItWas, asItWas],
    edit: [asItWas, asItWas, asItWas],
  },
});
