/** What a person may be allowed to do. Fixed in code; roles are sets of these. */
export const permissions = [
  'church.view',
  /** The groups within reach. */
  'group.view',
  /** People within reach: their names and how close they are to the church. */
  'person.view',
  'report.submitChurch',
  'report.submitGroup',
  /** Reports the person submitted. What they find is bounded by their reach. */
  'report.viewOwn',
  /** Every report of the scope. */
  'report.view',
  /** Deciding between two reports, and deleting one, where the person submitted one of them. */
  'report.resolveOwn',
  /** The same for every report of the scope. */
  'report.resolve',
  /** Money in reports: who may not read it never gets it. */
  'report.viewOffering',
  /** Closing accounts and ending sessions of people whose roles are below the own. */
  'account.manage',
  /** Giving and taking roles below the own. */
  'role.assign',
  /** Writing to those who work for the same churches. */
  'chat.use',
] as const;
export type Permission = (typeof permissions)[number];

/** Where a permission is asked for, or granted. A church group's scope covers the churches in it. */
export type Subject =
  | { kind: 'tenant' }
  | { kind: 'churchGroup'; id: string }
  | { kind: 'church'; id: string }
  /** A group of a church: whoever holds it for the church holds it for its groups. */
  | { kind: 'group'; id: string; churchId: string }
  /** Anywhere the person holds it: lists, which their reach then bounds. */
  | { kind: 'anywhere' };

const administering = [
  'church.view',
  'group.view',
  'person.view',
  'report.submitChurch',
  'report.viewOwn',
  'report.view',
  'report.resolveOwn',
  'report.resolve',
  'report.submitGroup',
  'report.viewOffering',
  'account.manage',
  'role.assign',
  'chat.use',
] as const satisfies readonly Permission[];

export const roles = {
  'System Admin': administering,
  'Church Admin': administering,
  Pastor: [
    'church.view',
    'group.view',
    'person.view',
    'report.submitChurch',
    'report.submitGroup',
    'report.viewOwn',
    'report.view',
    'report.resolveOwn',
    'chat.use',
  ],
  'Group Leader': [
    'church.view',
    'group.view',
    'report.submitGroup',
    'report.viewOwn',
    'report.resolveOwn',
    'report.resolve',
    'report.viewOffering',
    'chat.use',
  ],
  Usher: ['church.view', 'report.submitChurch', 'report.viewOwn', 'report.resolveOwn', 'chat.use'],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** The role that SPEC.md calls the admin role (product-facts 9.2). */
export const administratorRole: Role = 'System Admin';

/** A role over a part of the tenant, as it stands in a session. `churchIds` is the scope, resolved. */
export interface Grant {
  role: Role;
  scope: 'tenant' | 'churchGroup' | 'church' | 'group';
  scopeId: string | null;
  /** None over a group: its leader holds nothing for the church. */
  churchIds: string[];
}

/** Whether the grants hold `permission` anywhere at all: asked before any look-up. */
export function holds(grants: readonly Grant[], permission: Permission): boolean {
  return grants.some((grant) => (roles[grant.role] as readonly Permission[]).includes(permission));
}

/** Whether the grants hold `permission` for this subject. */
export function may(grants: readonly Grant[], permission: Permission, subject: Subject): boolean {
  const holding = grants.filter((grant) =>
    (roles[grant.role] as readonly Permission[]).includes(permission),
  );
  switch (subject.kind) {
    case 'anywhere':
      return holding.length > 0;
    case 'tenant':
      return holding.some((grant) => grant.scope === 'tenant');
    case 'churchGroup':
      return holding.some(
        (grant) =>
          grant.scope === 'tenant' ||
          (grant.scope === 'churchGroup' && grant.scopeId === subject.id),
      );
    case 'church':
      return holding.some(
        (grant) => grant.scope === 'tenant' || grant.churchIds.includes(subject.id),
      );
    case 'group':
      return holding.some(
        (grant) =>
          grant.scope === 'tenant' ||
          grant.churchIds.includes(subject.churchId) ||
          (grant.scope === 'group' && grant.scopeId === subject.id),
      );
  }
}
