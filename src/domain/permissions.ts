/** Roles in a church organisation: the columns of the matrix, in their order. */
export const roleNames = [
  'System Admin',
  'Church Admin',
  'Pastor',
  'Group Leader',
  'Usher',
  'Check-in Volunteer',
  'Finance',
  'Communications',
  'Event Manager',
  'Missions Coordinator',
  'Auditor',
  'Member',
  'Kiosk',
] as const;
export type Role = (typeof roleNames)[number];

/**
 * Permissions of each role (decision 032): a row for each permission, in it a letter for each role. T the whole tenant,
 * S a church and what is below it, C a church, G a group, O their own: held over the place that the role is
 * given for. p: a part of it, by a permission of its own that comes with its screens. Nothing else is held.
 */
const matrix = {
  'church.view': /*                */ 'TSSCCCSCCCTCC',
  /** Churches and church groups, how their reports are taken, and their services. */
  'church.edit': /*                */ 'TC-----------',
  /** The groups in scope. */
  'group.view': /*                 */ 'TSSGp--CCSTp-',
  /** Details of a group. */
  'group.edit': /*                 */ 'TS-G---------',
  /** The people of a group: their names, their roles in it, since when. */
  'group.viewMembers': /*          */ 'TSSG---p-STp-',
  /** Adding people to a group, their roles, and ending memberships. */
  'group.editMembers': /*          */ 'TS-G---------',
  /** Confidential groups and their reports: who else may see groups does not know that there are any. */
  'group.viewConfidential': /*     */ 'TSS----------',
  /** The kinds of groups of the whole organisation. */
  'groupType.edit': /*             */ 'T------------',
  /** People in scope: their names and how close they are to the church. */
  'person.view': /*                */ 'TSSppppCpSTpp',
  /** Adding people, and changing what is known of them. */
  'person.edit': /*                */ 'TSSp-----S-pp',
  /** Changing how people are reached: of a group leader's members this, and nothing else. */
  'person.editContacts': /*        */ 'TSSG-----S---',
  /** Making one record of two of one person, and taking that back. */
  'person.merge': /*               */ 'TS-----------',
  /** Requests that the law lets people make: their data as a file, and erasing it. */
  'person.privacy': /*             */ 'TS-----------',
  /** Follow-ups: who is to be called or visited, and how it went. */
  'followUp.view': /*              */ 'TSSp-----ST--',
  /** Adding and changing follow-ups. */
  'followUp.edit': /*              */ 'TSSp-----S---',
  /** Confidential notes about people. Who does not hold it does not know that there are any. */
  'pastoralNote.view': /*          */ 'T-S------p-p-',
  'pastoralNote.edit': /*          */ 'T-S----------',
  /** Safety notes about people, such as an allergy. */
  'safetyNote.view': /*            */ 'T-SG-p-----p-',
  'safetyNote.edit': /*            */ 'T-S----------',
  'report.submitChurch': /*        */ 'TSS-C--------',
  'report.submitGroup': /*         */ 'TSSGp--------',
  /** Asking for reports. Access scopes bound the answer: for an usher to the reports they submitted. */
  'report.viewOwn': /*             */ 'TSSGO-S---T--',
  /** Every report of a church. */
  'report.view': /*                */ 'TSSpp-Sp-pT--',
  /** Every report of a group. */
  'report.viewGroup': /*           */ 'TSSG--S---T--',
  /** Deciding between two reports, and deleting one, where the person submitted one of them. */
  'report.resolveOwn': /*          */ 'TSSGO--------',
  /** The same for every report of the place. */
  'report.resolve': /*             */ 'TSpG---------',
  /** Verifying reports, returning them with a note, and reminding of those that are missing. */
  'report.verify': /*              */ 'TSS----------',
  /** Money in reports: who may not read it never gets it. */
  'report.viewOffering': /*        */ 'TSpGp-S---T--',
  /** Sums of reports over time, of the reports that the other permissions show. */
  'analytics.view': /*             */ 'TSSG--ppppT--',
  /** Closing accounts and ending sessions of people whose roles are below the own. */
  'account.manage': /*             */ 'TS-----------',
  /** Giving and taking roles below the own. */
  'role.assign': /*                */ 'TS-p------p--',
  /** Making roles of the organisation's own, and changing what they give. No such role can hold it. */
  'role.define': /*                */ 'T------------',
  /** What was done in the part of the organisation that one looks after, by whom, and what was refused. */
  'audit.view': /*                 */ 'TS-pp-p---Tp-',
  /** Registering the devices that people share, and ending them. */
  'device.manage': /*              */ 'TC-----------',
  /** Settings of the whole organisation, such as its custom fields. */
  'settings.system': /*            */ 'T------------',
  /** Writing to those who work for the same churches. */
  'chat.use': /*                   */ 'TSSGC-SCCST--',
} as const;
export type Permission = keyof typeof matrix;

export const permissions = Object.keys(matrix) as Permission[];

/** Stands where a system role does, for a role that the organisation made: by itself it gives nothing. */
export const customRole = 'Custom';

/** A role of the organisation's own, as a grant carries it. A device may hold permissions that it does not know. */
export interface CustomRole {
  id: string;
  name: string;
  permissions: string[];
}

/** A role that somebody holds: of the table above, or of the organisation's own. */
export type GrantedRole =
  | { role: Role; custom?: undefined }
  | { role: typeof customRole; custom: CustomRole };

/** Whether somebody in this system role may do it where the role is given for. */
export function gives(role: Role, permission: Permission): boolean {
  // A role that only a newer version of the program knows has no letter here.
  return /[TSCGO]/.test(matrix[permission][roleNames.indexOf(role)] ?? '');
}

/** The same of any role. */
export function roleGives(held: GrantedRole, permission: Permission): boolean {
  if (held.role !== customRole) return gives(held.role, permission);
  return held.custom.permissions.includes(permission);
}

/** Name of a role as people read it. */
export function roleTitle({ role, custom }: GrantedRole): string {
  return custom?.name ?? role;
}

/** Scope that a permission is asked for, or granted over. A church group's scope covers all in it, at any depth. */
export type Subject =
  | { kind: 'tenant' }
  | { kind: 'churchGroup'; id: string }
  | { kind: 'church'; id: string }
  /** A group of a church: whoever holds it for the church holds it for its groups. */
  | { kind: 'group'; id: string; churchId: string }
  /** Anywhere the person holds it: lists, which their access scopes then bound. */
  | { kind: 'anywhere' };

/** The role that SPEC.md calls the admin role (product-facts 9.2). */
export const administratorRole: Role = 'System Admin';

/** A role over a part of the tenant, as it stands in a session. The lists of ids are the scope, resolved. */
export type Grant = GrantedRole & {
  scope: 'tenant' | 'churchGroup' | 'church' | 'group';
  scopeId: string | null;
  /** None over a group: its leader holds nothing for the church. */
  churchIds: string[];
  /** A server from before nested church groups leaves them out. */
  churchGroupIds?: string[] | undefined;
  /** ISO, when its last day is over; without it the role has no end. */
  until?: string | undefined;
};

/** Whether the grants hold `permission` anywhere at all: asked before any look-up. */
export function holds(grants: readonly Grant[], permission: Permission): boolean {
  return grants.some((grant) => roleGives(grant, permission));
}

/** Whether a grant's place holds the subject. */
function covers({ scope, scopeId, churchIds, churchGroupIds }: Grant, subject: Subject): boolean {
  if (scope === 'tenant' || subject.kind === 'anywhere') return true;
  if (subject.kind === 'tenant') return false;
  if (scope === subject.kind && scopeId === subject.id) return true;
  if (subject.kind === 'churchGroup') return churchGroupIds?.includes(subject.id) ?? false;
  return churchIds.includes(subject.kind === 'group' ? subject.churchId : subject.id);
}

/** The first of the grants that holds `permission` for this subject. */
export function grantFor(
  grants: readonly Grant[],
  permission: Permission,
  subject: Subject,
): Grant | undefined {
  return grants.find((grant) => roleGives(grant, permission) && covers(grant, subject));
}

/** Whether the grants hold `permission` for this subject. */
export function may(grants: readonly Grant[], permission: Permission, subject: Subject): boolean {
  return grantFor(grants, permission, subject) !== undefined;
}

/** Churches and church groups over which the grants hold `permission`, by their ids; `all`: the whole tenant. */
export function placesOf(grants: readonly Grant[], permission: Permission): 'all' | string[] {
  const held = grants.filter((one) => one.scope !== 'group' && roleGives(one, permission));
  if (held.some(({ scope }) => scope === 'tenant')) return 'all';
  const ids = held.flatMap(({ scopeId, churchIds, churchGroupIds = [] }) =>
    [scopeId, churchIds, churchGroupIds].flat(),
  );
  return [...new Set(ids.filter((id) => id !== null))];
}
