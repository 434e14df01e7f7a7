import type { OutputOf } from '#domain/operation.ts';
import type { sampleAccounts } from '#domain/access/operations.ts';
import { emailOf, sampleTenants } from './tenants.ts';

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
