import type { Church, ReportPolicy, Service } from '#domain/churches/entities.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';

export const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'en');

/** Every church this device holds. */
export async function churchesInScope({ cache }: Store): Promise<Church[]> {
  return (await cache.church.toArray()).toSorted(byName);
}

/** Active churches whose reports the person may submit; the one that they work in comes first. */
export async function churchesToCount(store: Store): Promise<Church[]> {
  const { grants, place } = store.profile;
  const churches = await churchesInScope(store);
  return churches
    .filter(
      ({ id, status }) =>
        status === 'active' && may(grants, 'report.submitChurch', { kind: 'church', id }),
    )
    .toSorted((a, b) => Number(b.id === place) - Number(a.id === place));
}

/** Every service this device holds, removed ones too: old reports keep their names. */
export async function servicesInScope({ cache }: Store): Promise<Service[]> {
  return (await cache.service.toArray()).toSorted(byName);
}

/** Rules for the reports of a church. */
export async function policyOf({ cache }: Store, churchId: string): Promise<ReportPolicy | null> {
  return (await cache.reportPolicy.where({ churchId }).first()) ?? null;
}
