import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../../src/domain/access/operations.ts';
import type { Church, ReportPolicy, Service } from '../../src/domain/churches/entities.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { dateInZone } from '../../src/domain/values/local-date.ts';
import { assignRole } from '../../server/access/reach.ts';
import { beginSession } from '../../server/access/sessions.ts';
import { inTenant, type TenantTransaction } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';

const timeZone = 'Africa/Johannesburg';

/** A tenant of its own, with one church, two services and people who count there. */
export interface Place {
  tenantId: string;
  churchId: string;
  serviceIds: readonly string[];
  /** The church's own day. */
  today: string;
  /** Signed in, each on a device of their own. */
  people: readonly SignedIn[];
}

interface Rows {
  church: Church;
  services: Service[];
  policy: ReportPolicy;
}

function rowsOf(tenantId: string): Rows {
  const church: Church = {
    id: uuidv7(),
    churchGroupId: null,
    name: 'Soweto',
    shortCode: tenantId,
    timeZone,
    status: 'active',
  };
  const services = ['First service', 'Second service'].map((name, sort): Service => ({
    id: uuidv7(),
    churchId: church.id,
    name,
    kind: 'sunday',
    weekdays: [0],
    startTime: '08:00',
    status: 'active',
    sort,
  }));
  const policy: ReportPolicy = {
    id: uuidv7(),
    churchId: church.id,
    allowBackdateDays: 30,
    teenFrom: 13,
    adultFrom: 20,
  };
  return { church, services, policy };
}

async function addAccount(tx: TenantTransaction, churchId: string, role: Role): Promise<string> {
  const id = randomUUID();
  // Nobody signs in with a password here: a hash that matches none.
  await tx.rows(
    'test account',
    'insert into account (id, tenant_id, email, name, password_hash) values ($1, $2, $3, $4, $5)',
    [id, tx.tenantId, `${id}@example.org`, `Somebody ${id.slice(0, 4)}`, '-'],
  );
  const scope = { scope: 'church' as const, scopeId: churchId };
  await assignRole(tx, { id: randomUUID(), accountId: id, role, ...scope });
  return id;
}

/** Makes the tenant as the server's own role. */
export async function newPlace(pool: pg.Pool, roles: readonly Role[]): Promise<Place> {
  const tenantId = randomUUID();
  const { church, services, policy } = rowsOf(tenantId);
  const accounts = await inTenant(pool, tenantId, async (tx) => {
    await tx.rows(
      'test tenant',
      'insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)',
      [tenantId, 'A tenant of its own', tenantId, timeZone],
    );
    await tx.rows('test epoch', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
      tenantId,
      randomUUID(),
    ]);
    const rows = { church: [church], service: services, reportPolicy: [policy] };
    await recordEffect(tx, { output: null, rows }, null);
    const ids: string[] = [];
    for (const role of roles) ids.push(await addAccount(tx, church.id, role));
    return ids;
  });
  const people: SignedIn[] = [];
  for (const account of accounts) {
    const device = randomUUID();
    await pool.query('insert into device (id) values ($1)', [device]);
    people.push(await beginSession(pool, account, device));
  }
  return {
    tenantId,
    churchId: church.id,
    serviceIds: services.map(({ id }) => id),
    today: dateInZone(new Date(), timeZone),
    people,
  };
}
