import type { Permission } from '../../permissions.ts';

/** Columns of the matrix, from less to more. */
export const acts = { see: 'See', edit: 'Edit', manage: 'Manage' } as const;
export type Act = keyof typeof acts;

/** A line of the matrix of a role: what it is about, and the permission in each of its columns. */
export interface PermissionArea {
  name: string;
  words: string;
  see?: Permission;
  edit?: Permission;
  manage?: Permission;
}

/** Every permission stands here once; a test holds it. */
export const permissionAreas: readonly PermissionArea[] = [
  {
    name: 'Churches',
    words: 'Churches and church groups, their services and how reports are taken',
    see: 'church.view',
    edit: 'church.edit',
  },
  {
    name: 'Groups',
    words: 'What groups are called, and when and where they meet',
    see: 'group.view',
    edit: 'group.edit',
  },
  {
    name: 'Group members',
    words: 'Who is in a group, and their roles in it',
    see: 'group.viewMembers',
    edit: 'group.editMembers',
  },
  {
    name: 'Confidential groups',
    words: 'Groups that few know of, and their reports',
    see: 'group.viewConfidential',
  },
  {
    name: 'Group types',
    words: 'Kinds of groups of the whole organisation',
    edit: 'groupType.edit',
  },
  {
    name: 'People',
    words: 'People and families. Manage: merge two records of one person',
    see: 'person.view',
    edit: 'person.edit',
    manage: 'person.merge',
  },
  {
    name: 'Data requests',
    words: 'What a person may ask for: everything kept about them as a file, and erasing it',
    manage: 'person.privacy',
  },
  {
    name: 'Contact details',
    words: 'Phone numbers, e-mail and address of people, and nothing else of them',
    edit: 'person.editContacts',
  },
  {
    name: 'Follow-ups',
    words: 'Who is to be called or visited, and how it went',
    see: 'followUp.view',
    edit: 'followUp.edit',
  },
  {
    name: 'Confidential notes',
    words: 'What pastors write down about people, in their own words',
    see: 'pastoralNote.view',
    edit: 'pastoralNote.edit',
  },
  {
    name: 'Safety notes',
    words: 'What keeps a person safe, such as an allergy',
    see: 'safetyNote.view',
    edit: 'safetyNote.edit',
  },
  {
    name: 'Own reports',
    words: 'Reports that the person submitted. Manage: compare and delete them',
    see: 'report.viewOwn',
    manage: 'report.resolveOwn',
  },
  {
    name: 'Church reports',
    words: 'Attendance of services. Edit: count and submit. Manage: settle and delete any report',
    see: 'report.view',
    edit: 'report.submitChurch',
    manage: 'report.resolve',
  },
  {
    name: 'Group reports',
    words: 'Attendance of groups. Edit: count and submit',
    see: 'report.viewGroup',
    edit: 'report.submitGroup',
  },
  {
    name: 'Verifying reports',
    words: 'Saying that reports are right, returning them with a note, reminding of missing ones',
    manage: 'report.verify',
  },
  { name: 'Offerings', words: 'Money in reports', see: 'report.viewOffering' },
  {
    name: 'Analytics',
    words: 'Attendance over time, of the reports they see',
    see: 'analytics.view',
  },
  { name: 'Chat', words: 'Writing to people who work for the same churches', edit: 'chat.use' },
  {
    name: 'Team',
    words: 'People with an account. Edit: give and take roles. Manage: close accounts',
    edit: 'role.assign',
    manage: 'account.manage',
  },
  {
    name: 'Devices',
    words: 'Tablets that people share: registering them, and ending one that was lost',
    manage: 'device.manage',
  },
  { name: 'Audit log', words: 'Who did what, where and when', see: 'audit.view' },
  {
    name: 'Settings',
    words: 'Custom fields of people, families, groups and churches',
    manage: 'settings.system',
  },
  { name: 'Roles', words: 'Roles of your own, and what they give', manage: 'role.define' },
];

/** Place of a permission in the matrix. */
export interface PermissionCell {
  area: PermissionArea;
  act: Act;
  permission: Permission;
}

export function cellsOf(area: PermissionArea): PermissionCell[] {
  return (Object.keys(acts) as Act[]).flatMap((act) => {
    const permission = area[act];
    return permission === undefined ? [] : [{ area, act, permission }];
  });
}

const words = new Map<string, string>(
  permissionAreas
    .flatMap(cellsOf)
    .map(({ area, act, permission }) => [permission, `${area.name}, ${acts[act].toLowerCase()}`]),
);

/** 'Group members, edit'; the permission itself where nobody knows it. */
export function permissionWords(permission: string): string {
  return words.get(permission) ?? permission;
}
