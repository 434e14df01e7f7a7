import { defineRegister, type Register } from '../register/register.ts';
import { churchGroup, type ChurchGroup } from './entities.ts';

/** The regions of an organisation: a tree, whose leaves hold churches. */
export const churchGroups: Register<ChurchGroup> = defineRegister<ChurchGroup>({
  name: 'churchGroups',
  words: { one: 'church group', many: 'church groups' },
  path: '/api/v1/churchgroups',
  page: '/apps/churches/church-groups?open={id}',
  entity: churchGroup,
  may: { view: 'church.view', write: 'church.edit' },
  facet: 'counting',
  place: [],
  subject: ({ id, parentChurchGroupId: parent }) => {
    const own = id ?? parent;
    return typeof own === 'string' ? { kind: 'churchGroup', id: own } : { kind: 'tenant' };
  },
  addedOver: ['tenant', 'churchGroup'],
  title: ({ name }) => name,
  search: ['name', 'description'],
  blank: { name: '', status: 'active' },
  fields: {
    name: {
      label: 'Name',
      input: { kind: 'line', max: 120 },
      column: 1,
      section: 'Church group',
      alsoCalled: ['church group', 'region'],
    },
    parentChurchGroupId: {
      label: 'Part of',
      input: {
        kind: 'reference',
        to: () => churchGroups,
        holds: 'Church groups are in this one. Move them first',
      },
      column: 2,
      section: 'Church group',
      filter: true,
      hint: 'Whoever looks after that church group looks after this one too.',
      alsoCalled: ['parent', 'parent church group'],
    },
    description: {
      label: 'Description',
      input: { kind: 'paragraph', max: 100 },
      column: 3,
      section: 'Church group',
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
      within: ['parentChurchGroupId'],
      says: 'There is a church group with this name here. Choose another name',
    },
    {
      rule: 'noCircle',
      parent: 'parentChurchGroupId',
      says: 'A church group cannot be a part of itself. Choose another one',
    },
  ],
});
