import type { ChosenStatus } from '#domain/access/own-status.ts';
import { accountId, sampleTenants } from './tenants.ts';

const mix = ['online', 'away', 'online', 'busy', null] as const;

/** Colleagues of the sample whom a newcomer sees at work: nobody signs in as one of them. */
export function sampleColleaguesHere(): { accountId: string; status: ChosenStatus }[] {
  return sampleTenants.flatMap((tenant) =>
    tenant.people
      .filter(
        ({ unlisted, role }) => unlisted === true && (role === 'Pastor' || role === 'Church Admin'),
      )
      .flatMap((person, at) => {
        const status = mix[at % mix.length] ?? null;
        return status === null ? [] : [{ accountId: accountId(tenant, person), status }];
      }),
  );
}
