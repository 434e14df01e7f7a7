import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { assignRole, endRole } from '../../server/access/reach.ts';
import { beginSession } from '../../server/access/sessions.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import type { SignedIn } from '../../src/domain/access/operations.ts';
import type { ChurchReportInput } from '../../src/domain/attendance/operations.ts';
import type { Mutation, MutationResult, MutationsAnswer } from '../../src/domain/protocol.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { addDays, dateInZone, latestWeekday } from '../../src/domain/values/local-date.ts';

const timeZone = 'Africa/Johannesburg';

export interface Place {
  churchId: string;
  serviceId: string;
}

export interface OwnTenant {
  id: string;
  /** Two churches of one church group, each with a service. */
  here: Place;
  there: Place;
  churchGroupId: string;
}

type Over = { scope: 'tenant' | 'churchGroup' | 'church'; scopeId: string | null };
export const wholeTenant: Over = { scope: 'tenant', scopeId: null };
export const church = (id: string): Over => ({ scope: 'church', scopeId: id });

/** A tenant that no other test knows. `sentinel` is in each of its names. */
export async function ownTenant(server: RunningServer, sentinel = 'Bethel'): Promise<OwnTenant> {
  const { pool } = server.services;
  const id = randomUUID();
  await pool.query('insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)', [
    id,
    sentinel,
    id,
    timeZone,
  ]);
  const churchGroupId = randomUUID();
  const [here, there] = [randomUUID(), randomUUID()].map((churchId) => ({
    churchId,
    serviceId: randomUUID(),
  })) as [Place, Place];
  const group = { id: churchGroupId, name: `${sentinel} group`, description: null };
  await inTenant(pool, id, async (tx) => {
    await tx.rows('own epoch', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
      id,
      randomUUID(),
    ]);
    const write = (rows: Record<string, Record<string, unknown>[]>) =>
      recordEffect(tx, { output: null, rows }, null);
    await write({ churchGroup: [group] });
    await write({
      church: [here, there].map(({ churchId }) => ({
        id: churchId,
        churchGroupId,
        name: `${sentinel} church`,
        shortCode: churchId,
        timeZone,
        status: 'active',
      })),
      service: [here, there].map(({ churchId, serviceId }) => ({
        id: serviceId,
        churchId,
        name: `${sentinel} service`,
        kind: 'sunday',
        weekdays: [0],
        startTime: '09:00',
        status: 'active',
        sort: 0,
      })),
      reportPolicy: [here, there].map(({ churchId }) => ({
        id: randomUUID(),
        churchId,
        allowBackdateDays: 60,
        teenFrom: 13,
        adultFrom: 20,
      })),
    });
    await write({ churchGroup: [group] });
  });
  return { id, here, there, churchGroupId };
}

export interface Member extends SignedIn {
  accountId: string;
  email: string;
  deviceId: string;
}

/** Somebody of the tenant, signed in. `passwordHash` only where a test signs in by password. */
export async function member(
  server: RunningServer,
  tenant: OwnTenant,
  role: Role | null,
  over: Over,
  passwordHash = 'none',
): Promise<Member> {
  const { pool } = server.services;
  const accountId = randomUUID();
  const email = `${accountId}@bethel.example`;
  await pool.query(
    'insert into account (id, tenant_id, email, name, password_hash) values ($1, $2, $3, $4, $5)',
    [accountId, tenant.id, email, `Member ${accountId.slice(0, 4)}`, passwordHash],
  );
  if (role) await giveRole(server, tenant, accountId, role, over);
  const deviceId = randomUUID();
  await pool.query('insert into device (id) values ($1)', [deviceId]);
  return { ...(await beginSession(pool, accountId, deviceId)), accountId, email, deviceId };
}

export async function giveRole(
  server: RunningServer,
  tenant: OwnTenant,
  accountId: string,
  role: Role,
  over: Over,
): Promise<string> {
  const id = randomUUID();
  await inTenant(server.services.pool, tenant.id, (tx) =>
    assignRole(tx, { id, accountId, role, ...over }),
  );
  return id;
}

/** Ends each role that the account holds. */
export async function endRoles(
  server: RunningServer,
  tenant: OwnTenant,
  accountId: string,
): Promise<void> {
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    const held = await tx.rows<{ id: string }>(
      'own roles',
      'select id from role_assignment where tenant_id = $1 and account_id = $2 and ended_at is null',
      [tenant.id, accountId],
    );
    for (const { id } of held) await endRole(tx, id);
  });
}

export function bearer({ accessToken }: SignedIn): Record<string, string> {
  return { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
}

/** The Sunday that is `weeks` before the latest one. */
export function sunday(weeks = 0): string {
  return addDays(latestWeekday(dateInZone(new Date(), timeZone), 0), -7 * weeks);
}

export function report(place: Place, changes: Partial<ChurchReportInput> = {}): ChurchReportInput {
  return {
    ...place,
    date: sunday(),
    groupId: null,
    attendance: 40,
    adults: null,
    children: null,
    teens: null,
    males: null,
    females: null,
    firstTimers: null,
    newConverts: null,
    receivedHolySpirit: null,
    offering: null,
    didNotMeet: false,
    didNotMeetReason: null,
    notes: null,
    basedOn: null,
    ...changes,
  };
}

export function mutationOf(args: unknown, changes: Partial<Mutation> = {}): Mutation {
  return {
    id: randomUUID(),
    name: 'attendance.submitChurchReport',
    form: 1,
    args,
    capturedAt: '2026-11-15T08:00:00.000Z',
    ...changes,
  };
}

export async function push(
  app: Hono,
  credentials: Record<string, string>,
  mutations: readonly Mutation[],
): Promise<MutationResult[]> {
  const response = await app.request('/api/v1/mutations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify({ clientId: randomUUID(), mutations }),
  });
  if (response.status !== 200) throw new Error(`The push answered ${await response.text()}`);
  return ((await response.json()) as MutationsAnswer).results;
}
