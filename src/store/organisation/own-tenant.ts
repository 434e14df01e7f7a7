import type { OrganisationRow } from '#domain/organisation/entities.ts';
import type { Store } from '../database.ts';
import type { Profile } from '../session/profile.ts';

/** The profile of this person's organisation; null before its first change. */
export async function ownOrganisation({ cache, profile }: Store): Promise<OrganisationRow | null> {
  return (await cache.organisation.get(profile.tenant.id)) ?? null;
}

/** The organisation of this person as it was changed last: a session says it when it is renewed next. */
export async function ownTenant(store: Store): Promise<Profile['tenant']> {
  const { tenant } = store.profile;
  const { name, timeZone } = (await ownOrganisation(store)) ?? tenant;
  return { ...tenant, name, timeZone };
}
