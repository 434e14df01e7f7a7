import type { GroupType } from '#domain/groups/entities.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { wholeRow } from '#domain/register/register.ts';
import { fixedId } from './fixed-seed.ts';
import type { SampleTenant } from './tenants.ts';

type Said = Omit<GroupType, 'id'>;

/** The first three come with the program; the others a church made for itself. */
const types: Readonly<Record<string, Said>> = {
  cell: {
    name: 'Cell',
    description: 'Meets in a home during the week',
    reportForm: 'group',
    icon: 'home',
    isSystem: true,
  },
  section: {
    name: 'Section',
    description: 'Holds other groups together',
    groupTerm: 'section',
    reportForm: 'none',
    icon: 'layers',
    isSystem: true,
  },
  events: {
    name: 'Events',
    description: 'People who come to an event',
    groupTerm: 'event',
    groupMemberTerm: 'guest',
    reportForm: 'none',
    joinPolicy: 'open',
    icon: 'calendar',
    isSystem: true,
  },
  team: {
    name: 'Serving team',
    groupTerm: 'team',
    groupMemberTerm: 'volunteer',
    reportForm: 'group',
    joinPolicy: 'request',
    icon: 'music',
  },
  class: {
    name: 'Class',
    groupTerm: 'class',
    groupMemberTerm: 'student',
    reportForm: 'group',
    joinPolicy: 'request',
    icon: 'class',
  },
  fellowship: {
    name: 'Fellowship',
    reportForm: 'group',
    joinPolicy: 'open',
    icon: 'sparkles',
  },
};

export function groupTypeId({ slug }: SampleTenant, key: string): string {
  return fixedId(`${slug}/group type/${key}`);
}

export function groupTypesOf(tenant: SampleTenant): GroupType[] {
  return Object.entries(types).map(([key, said]) =>
    wholeRow(groupTypes, { ...said, id: groupTypeId(tenant, key) }),
  );
}
