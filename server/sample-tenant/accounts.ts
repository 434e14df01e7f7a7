import type { OutputOf } from '#domain/operation.ts';
import type { sampleAccounts } from '#domain/access/operations.ts';
import { fixedRandom } from './fixed-seed.ts';
import { lookOf, portraitOf } from './households.ts';
import { emailOf, type SamplePerson, sampleTenants } from './tenants.ts';

/** Shown on the sign-in page: opens invented data only, and never exists in production. */
export const samplePassword = 'sample-only-2026';

/** The accounts that the sign-in page offers. */
export function listSampleAccounts(): OutputOf<typeof sampleAccounts>['accounts'] {
  return sampleTenants.flatMap((tenant) =>
    tenant.people
      .filter(({ unlisted }) => unlisted !== true)
      .map((person) => ({
        name: person.name,
        email: emailOf(tenant, person),
        password: samplePassword,
        tenant: tenant.name,
        role: person.role,
      })),
  );
}

/** The photo of somebody with an account; who is listed has none, and may choose one. */
export function avatarOf({ name, unlisted }: SamplePerson): string | null {
  const look = unlisted === true ? lookOf(name) : null;
  return look && portraitOf(look, fixedRandom(`avatar/${name}`));
}
