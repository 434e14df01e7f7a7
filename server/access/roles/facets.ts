import { must } from '#domain/must.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Caller } from '../../caller.ts';

/**
 * Opens what is the same in all churches of the organisation: the scope `tenant`, which has no facets, since devices
 * of earlier programs know no other word for it.
 */
export const opensTenant: Permission = 'group.view';

/** Facets of a church, each with the permission that opens it. Devices take no scope with a capital letter in it. */
export const churchFacets = {
  /** Data for counting: the church, its services and the rules for its reports. */
  counting: 'church.view',
  groups: 'group.view',
  /** Confidential groups with their reports. Each role that opens it opens `reports` too. */
  confidential: 'group.viewConfidential',
  people: 'person.view',
  /** The people of its groups. */
  members: 'group.viewMembers',
  /** The follow-ups of its people. */
  followups: 'followUp.view',
  /** Confidential notes about its people. */
  pastoral: 'pastoralNote.view',
  /** Safety notes about its people. */
  safety: 'safetyNote.view',
  /** Pick-up people of its families, those too who may not fetch a child: for those who keep the families. */
  pickup: 'person.edit',
  /** Its reports, and devices that lost some. */
  reports: 'report.view',
  /** Reports that wait for somebody's word whether they count. */
  deciding: 'report.resolve',
} as const satisfies Record<string, Permission>;

/** Of a church group there is only what it is called. It is a place like a church, under an id of its own. */
export const churchGroupFacets = { counting: churchFacets.counting } as const;

/** The same of a group. */
export const groupFacets = {
  groups: 'group.view',
  members: 'group.viewMembers',
  /** Safety notes about its members. */
  safety: 'safetyNote.view',
  reports: 'report.viewGroup',
} as const satisfies Record<string, Permission>;

/**
 * Things that people share about records of the whole organisation, for everybody who sees such records in any part of
 * it. The organisation is a place like a church, under its own id: programs of before know no other word. One more of
 * these needs a migration of `account.reach`.
 */
export const sharedFacets = {
  counting: churchFacets.counting,
  groups: churchFacets.groups,
  members: churchFacets.members,
  people: churchFacets.people,
  followups: churchFacets.followups,
  pastoral: churchFacets.pastoral,
  safety: churchFacets.safety,
  pickup: churchFacets.pickup,
} as const;

/** The facet of what is shared about records that this permission shows. */
export function sharedFacetOf(view: Permission): string {
  const found = Object.entries(sharedFacets).find(([, permission]) => permission === view);
  return must(found, `a facet of what is shared for ${view}`)[0];
}

/** Facets with reports: the view says whether their money is seen. */
export const facetsWithMoney: ReadonlySet<string> = new Set(['reports', 'confidential']);

/** Facets of a person's own data, beside the data that everybody has of themselves without a permission. */
export const userFacets = {
  reports: 'report.viewOwn',
  chat: 'chat.use',
} as const satisfies Record<string, Permission>;

type Facet = keyof typeof churchFacets | keyof typeof userFacets;

/** The caller's access scopes that are one of these facets: a device holds the same rows. */
export function openScopes(caller: Caller, ...facets: readonly Facet[]): string[] {
  const scopes = caller.accessScopes.map(({ scope }) => scope);
  return scopes.filter((scope) => facets.some((facet) => scope.endsWith(`/${facet}`)));
}
