import { churches } from '../churches/churches.ts';
import { meetingWords } from '../churches/meeting-words.ts';
import { defineRegister, type Register } from '../register/register.ts';
import { group, type Group } from './entities.ts';
import { groupTypes } from './group-types.ts';

/** The cells, ministries and classes of each church: a tree, in which a group may hold others. */
export const groups: Register<Group> = defineRegister<Group>({
  name: 'groups',
  words: { one: 'group', many: 'groups' },
  path: '/api/v1/groups',
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
  title: ({ name }) => name,
  search: ['name'],
  // S3-008, S7-011.
  found: { groupType: 'groupTypeId' },
  blank: {
    churchId: '',
    groupTypeId: '',
    parentGroupId: null,
    name: '',
    description: null,
    weekdays: [],
    startTime: '19:00',
    address: null,
    isOnline: false,
    capacity: null,
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
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 500 },
      section: 'Group',
      hint: 'Who comes, where you meet, what you do. Everybody who sees the group reads it.',
    },
    weekdays: {
      label: 'Meets on',
      input: { kind: 'weekdays' },
      column: 4,
      section: 'When and where it meets',
    },
    startTime: {
      label: 'At',
      input: { kind: 'time' },
      column: 5,
      section: 'When and where it meets',
      alsoCalled: ['time', 'start time'],
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
    status: {
      label: 'Status',
      input: {
        kind: 'choice',
        options: { active: 'Active', paused: 'Paused', archived: 'Archived' },
      },
      filter: true,
    },
  },
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
});

/** 'Thursdays 19:00'; '' for a group that has no day. */
export function meetingOf({ weekdays, startTime }: Pick<Group, 'weekdays' | 'startTime'>): string {
  return weekdays.length === 0 ? '' : meetingWords({ weekdays, startTime });
}
