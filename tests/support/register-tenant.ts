import type { RunningServer } from '../../server/create-server.ts';
import type { Register } from '../../src/domain/register/register.ts';
import type { Population } from './any-rows.ts';
import { church } from './members.ts';
import { populate } from './register-rows.ts';
import { newTenant, type Person, type TestTenant } from './tenant.ts';

/** A tenant for the promises of one register: two administrators, somebody who only counts, and rows to name. */
export interface RegisterTenant {
  tenant: TestTenant;
  nomsa: Person;
  sipho: Person;
  usher: Person;
  population: Population;
}

export async function registerTenant(
  server: RunningServer,
  register: Register,
): Promise<RegisterTenant> {
  const tenant = await newTenant(server);
  return {
    tenant,
    nomsa: await tenant.person('System Admin', { kind: 'tenant' }),
    sipho: await tenant.person('System Admin', { kind: 'tenant' }),
    usher: await tenant.person('Usher', church(tenant.churches[0])),
    population: await populate(server.services.pool, tenant, register),
  };
}
