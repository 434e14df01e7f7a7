import { type Permission, permissions } from '../../permissions.ts';

/**
 * Permission -> those that it needs: a change needs the sight of its rows, and a line of the audit tells of
 * every register but notes. System roles keep to it too; a test holds both.
 */
const needs: Partial<Record<Permission, readonly Permission[]>> = {
  'group.edit': ['group.view'],
  'group.viewMembers': ['group.view'],
  'group.editMembers': ['group.viewMembers'],
  'group.viewConfidential': ['group.viewMembers', 'report.view'],
  'groupType.edit': ['group.view'],
  'person.edit': ['person.view'],
  'person.editContacts': ['group.viewMembers'],
  // A merge moves what refers to the two people.
  'person.merge': ['person.edit', 'group.editMembers', 'followUp.edit'],
  // Erasing takes away what refers to the person.
  'person.privacy': ['person.edit', 'group.editMembers', 'followUp.edit'],
  'followUp.view': ['person.view'],
  'followUp.edit': ['followUp.view'],
  'pastoralNote.view': ['person.view'],
  'pastoralNote.edit': ['pastoralNote.view'],
  'safetyNote.view': ['group.viewMembers'],
  'safetyNote.edit': ['safetyNote.view'],
  'report.submitGroup': ['group.view'],
  'report.view': ['report.viewOwn'],
  'report.viewGroup': ['report.viewOwn'],
  'report.resolveOwn': ['report.viewOwn'],
  'report.resolve': ['report.resolveOwn', 'report.viewGroup'],
  'report.verify': ['report.view', 'report.viewGroup'],
  'report.viewOffering': ['report.viewOwn'],
  'analytics.view': ['report.viewOwn'],
  'role.assign': ['account.manage'],
  'role.define': ['role.assign'],
  'audit.view': ['group.viewMembers', 'followUp.view', 'report.view', 'report.viewGroup'],
};

/** Everybody with a role sees the churches that it is for. */
const always: Permission = 'church.view';

function neededBy(permission: Permission): readonly Permission[] {
  return permission === always ? [] : [always, ...(needs[permission] ?? [])];
}

/** The permissions with all that they need, in the order of the matrix. */
export function withNeeds(held: readonly Permission[]): Permission[] {
  const all = new Set<Permission>();
  const take = (permission: Permission): void => {
    if (all.has(permission)) return;
    all.add(permission);
    for (const needed of neededBy(permission)) take(needed);
  };
  for (const one of [always, ...held]) take(one);
  return permissions.filter((one) => all.has(one));
}

/** The permissions without this one, and without what needs it. */
export function without(held: readonly Permission[], permission: Permission): Permission[] {
  return held.filter((one) => !withNeeds([one]).includes(permission));
}
