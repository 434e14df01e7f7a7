import { defineRegister } from '../register/register.ts';
import { groupType, type GroupType } from './entities.ts';
import { type MemberRole, rolesOf, rolesProblem, usualRoles } from './member-roles.ts';

function rolesText(roles: unknown): string {
  return (roles as MemberRole[]).map(({ label }) => label).join(', ');
}

/** The kinds of groups that an organisation has: the same in all its churches. */
export const groupTypes = defineRegister<GroupType>({
  name: 'groupTypes',
  words: { one: 'group type', many: 'group types' },
  path: '/api/v1/grouptypes',
  page: '/apps/group-types?open={id}',
  entity: groupType,
  may: { view: 'group.view', write: 'groupType.edit' },
  place: [],
  subject: () => ({ kind: 'tenant' }),
  addedOver: ['tenant'],
  title: (type) => type.name,
  search: ['name', 'description'],
  blank: {
    name: '',
    groupTerm: 'group',
    groupMemberTerm: 'member',
    memberRoles: [...usualRoles],
    reportForm: 'group',
    joinPolicy: 'closed',
    icon: 'people',
    isSystem: false,
    status: 'active',
  },
  fields: {
    name: {
      label: 'Name',
      input: { kind: 'line', max: 60 },
      column: 1,
      section: 'Type',
      alsoCalled: ['type', 'group type'],
    },
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 100 },
      section: 'Type',
    },
    icon: {
      label: 'Picture',
      input: {
        kind: 'choice',
        options: {
          people: 'People',
          home: 'House',
          layers: 'Layers',
          music: 'Music',
          class: 'Class',
          sparkles: 'Sparkles',
          calendar: 'Calendar',
          heart: 'Heart',
          book: 'Book',
        },
      },
      section: 'Type',
    },
    groupTerm: {
      label: 'A group is called',
      input: { kind: 'line', max: 30 },
      column: 2,
      section: 'Words',
      hint: 'In small letters, like “cell” or “team”.',
      alsoCalled: ['group term'],
    },
    groupMemberTerm: {
      label: 'A person is called',
      input: { kind: 'line', max: 30 },
      column: 3,
      section: 'Words',
      hint: 'Like “member”, “volunteer” or “student”.',
      alsoCalled: ['member term', 'group member term'],
    },
    memberRoles: {
      label: 'Roles',
      input: { kind: 'own', text: rolesText },
      section: 'Roles of its people',
    },
    reportForm: {
      label: 'Attendance',
      input: {
        kind: 'choice',
        options: { group: 'Takes attendance', none: 'No attendance' },
      },
      column: 4,
      section: 'How its groups work',
      filter: true,
      alsoCalled: ['takes attendance', 'report'],
    },
    joinPolicy: {
      label: 'Joining',
      input: {
        kind: 'choice',
        options: {
          open: 'Anybody can join',
          request: 'People ask to join',
          closed: 'A leader adds people',
        },
      },
      section: 'How its groups work',
    },
    isSystem: {
      label: 'Built in',
      input: { kind: 'flag', on: 'Built in', off: 'Own' },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Active', archived: 'Archived' } },
    },
  },
  rules: [
    {
      rule: 'unique',
      field: 'name',
      within: [],
      says: 'There is a group type with this name. Choose another name',
    },
  ],
  check: (type, before) => {
    const roles = rolesProblem(rolesOf(type));
    const wrong = roles === null ? {} : { memberRoles: roles };
    if (!before?.isSystem) return wrong;
    return {
      ...wrong,
      ...(type.status === 'archived' && {
        status: 'A built-in group type cannot be archived',
      }),
      ...(type.name !== before.name && { name: 'The name of a built-in group type stays' }),
      ...(type.reportForm !== before.reportForm && {
        reportForm: 'Whether a built-in group type takes attendance stays',
      }),
    };
  },
});
