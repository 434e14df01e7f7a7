import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Church, Service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { dateInZone } from '#domain/values/local-date.ts';
import { hashPassword } from '../access/passwords.ts';
import { assignRole } from '../access/reach.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { samplePassword } from './accounts.ts';
import { fixedId } from './fixed-seed.ts';
import {
  churchesOf,
  churchGroupId,
  churchGroupsOf,
  churchId,
  policyOf,
  servicesOf,
} from './places.ts';
import { type Author, reportsOf } from './reports.ts';
import {
  emailOf,
  type SamplePerson,
  type SampleTenant,
  sampleTenants,
  timeZone,
} from './tenants.ts';

function accountId(tenant: SampleTenant, person: SamplePerson): string {
  return fixedId(`${tenant.slug}/account/${person.name}`);
}

/** False when it is there: then nothing of it is touched. */
async function claimTenant(tx: TenantTransaction, tenant: SampleTenant): Promise<boolean> {
  const made = await tx.rows(
    'sample tenant',
    `insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [tx.tenantId, tenant.name, tenant.slug, timeZone],
  );
  if (made.length === 0) return false;
  // An epoch of its own: a device that knew an earlier database starts again.
  await tx.rows('sample epoch', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
    tx.tenantId,
    randomUUID(),
  ]);
  return true;
}

async function write(
  tx: TenantTransaction,
  rows: Record<string, Record<string, unknown>[]>,
): Promise<void> {
  await recordEffect(tx, { output: null, rows }, null);
}

async function writePlaces(tx: TenantTransaction, tenant: SampleTenant): Promise<Church[]> {
  const churchGroup = churchGroupsOf(tenant);
  const church = churchesOf(tenant);
  await write(tx, { churchGroup });
  await write(tx, {
    church,
    service: church.flatMap(servicesOf),
    reportPolicy: church.map(policyOf),
  });
  // A church group is in the slices of its churches, which were not there before.
  await write(tx, { churchGroup });
  return church;
}

function scopesOf(tenant: SampleTenant, { over }: SamplePerson) {
  if (over === 'tenant') return [{ scope: 'tenant' as const, scopeId: null }];
  if ('churchGroup' in over) {
    return [{ scope: 'churchGroup' as const, scopeId: churchGroupId(tenant, over.churchGroup) }];
  }
  return over.churches.map((name) => ({
    scope: 'church' as const,
    scopeId: churchId(tenant, name),
  }));
}

async function writePerson(
  tx: TenantTransaction,
  tenant: SampleTenant,
  person: SamplePerson,
): Promise<void> {
  const id = accountId(tenant, person);
  await tx.rows(
    'sample account',
    `insert into account (id, tenant_id, email, name, password_hash) values ($1, $2, $3, $4, $5)`,
    [id, tx.tenantId, emailOf(tenant, person), person.name, await hashPassword(samplePassword)],
  );
  for (const scope of scopesOf(tenant, person)) {
    const assignment = fixedId(`role/${id}/${scope.scopeId ?? 'tenant'}`);
    await assignRole(tx, { id: assignment, accountId: id, role: person.role, ...scope });
  }
}

/** Who counts in a church: its ushers in turn, else the administrator of the tenant. */
function authorsOf(tenant: SampleTenant, church: Church): Author[] {
  const ushers = tenant.people.filter(
    ({ over }) =>
      typeof over === 'object' && 'churches' in over && over.churches.includes(church.name),
  );
  const administrators = tenant.people.filter(({ over }) => over === 'tenant');
  return [...ushers, ...(ushers.length === 0 ? administrators : [])].map((person) => ({
    id: accountId(tenant, person),
    name: person.name,
  }));
}

async function fillTenant(
  tx: TenantTransaction,
  tenant: SampleTenant,
  today: string,
): Promise<boolean> {
  if (!(await claimTenant(tx, tenant))) return false;
  const churches = await writePlaces(tx, tenant);
  for (const person of tenant.people) await writePerson(tx, tenant, person);
  let first = 0;
  for (const church of churches) {
    const authors = authorsOf(tenant, church);
    const authorOf = ({ sort }: Service) =>
      must(authors[sort % authors.length], 'somebody who counts in a sample church');
    const reports = reportsOf(church, servicesOf(church), authorOf, today, first);
    await write(tx, { ...reports });
    first += reports.attendanceReport.length;
  }
  return true;
}

/** Makes the sample tenants that are not there yet, each in one transaction; whether it made any. */
export async function fillSampleTenants(pool: pg.Pool, now: Date): Promise<boolean> {
  const today = dateInZone(now, timeZone);
  let made = false;
  for (const tenant of sampleTenants) {
    const id = fixedId(`tenant/${tenant.slug}`);
    made = (await inTenant(pool, id, (tx) => fillTenant(tx, tenant, today))) || made;
  }
  return made;
}
