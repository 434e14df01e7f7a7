import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../src/domain/access/operations.ts';
import type { ChurchReportInput } from '../../src/domain/attendance/operations.ts';
import type { MutationsRequest } from '../../src/domain/protocol.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { dateInZone } from '../../src/domain/values/local-date.ts';
import { hashPassword } from '../../server/access/passwords.ts';
import { assignRole } from '../../server/access/reach.ts';
import {
  createServer,
  type RunningServer,
  type ServerOptions,
} from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { databaseUrls } from './own-database.ts';

const timeZone = 'Africa/Johannesburg';
const password = 'a long and honest password';
let passwordHash: Promise<string> | undefined;

/** The server in this process, on the run's PostgreSQL, without a built page. */
export function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return createServer({
    database: { kind: 'external', ...databaseUrls() },
    clientFolder: '/nonexistent',
    version: '0.0.0-test',
    sampleData: false,
    https: false,
    trustedProxies: [],
    ...options,
  });
}

/** What the server sees of the connection: an address of its own, so that nobody shares a limit. */
export function from(address: string): object {
  return { incoming: { socket: { remoteAddress: address } } };
}

export type Scope = { kind: 'tenant' } | { kind: 'church' | 'churchGroup'; id: string };

/** A signed-in person and their browser. */
export interface Person {
  id: string;
  email: string;
  password: string;
  signedIn: SignedIn;
  cookie: string;
  /** Ids of the role assignments they began with. */
  assignments: string[];
  /** Asks with their access token; a body goes as JSON. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export interface TestTenant {
  id: string;
  slug: string;
  /** `north` holds the first two churches, `south` the third. */
  churchGroups: { north: string; south: string };
  churches: [string, string, string];
  /** One for each church, in their order. */
  services: [string, string, string];
  removedService: string;
  /** A new account with the role over each scope, signed in. */
  person(role: Role, ...scopes: Scope[]): Promise<Person>;
}

/** Text that is in every name of the tenant, and must never be in another's bytes. */
export function sentinelOf(tenantId: string): string {
  return `sentinel-${tenantId.slice(0, 8)}`;
}

function placesOf(tenantId: string) {
  const [north, south] = [randomUUID(), randomUUID()];
  const churches = [randomUUID(), randomUUID(), randomUUID()] as const;
  const services = [randomUUID(), randomUUID(), randomUUID()] as const;
  const removedService = randomUUID();
  const mark = sentinelOf(tenantId);
  const serviceRow = (id: string, churchId: string, status: string) => ({
    id,
    churchId,
    name: `First service ${mark}`,
    kind: 'sunday',
    weekdays: [0],
    startTime: '08:00',
    status,
    sort: 0,
  });
  const rows = {
    churchGroup: [
      { id: north, name: `North ${mark}`, description: null },
      { id: south, name: `South ${mark}`, description: null },
    ],
    church: churches.map((id, at) => ({
      id,
      churchGroupId: at < 2 ? north : south,
      name: `Church ${at} ${mark}`,
      shortCode: `c${at}`,
      timeZone,
      status: 'active',
    })),
    service: [
      ...services.map((id, at) => serviceRow(id, churches[at] ?? '', 'active')),
      serviceRow(removedService, churches[0], 'removed'),
    ],
    reportPolicy: churches.map((churchId) => ({
      id: randomUUID(),
      churchId,
      allowBackdateDays: 60,
      teenFrom: 13,
      adultFrom: 20,
    })),
  };
  return { north, south, churches, services, removedService, rows };
}

/** A tenant of its own for a test: everything in it is this test's alone. */
export async function newTenant(server: RunningServer): Promise<TestTenant> {
  const { pool } = server.services;
  const id = randomUUID();
  const slug = `t-${id}`;
  const { north, south, churches, services, removedService, rows } = placesOf(id);
  await inTenant(pool, id, async (tx) => {
    await tx.rows(
      'test tenant',
      'insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)',
      [id, `Tenant ${sentinelOf(id)}`, slug, timeZone],
    );
    await tx.rows('test counter', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
      id,
      randomUUID(),
    ]);
    const { churchGroup, ...others } = rows;
    await recordEffect(tx, { output: null, rows: { churchGroup } }, null);
    await recordEffect(tx, { output: null, rows: others }, null);
    // A church group is in the slices of its churches, which were not there before.
    await recordEffect(tx, { output: null, rows: { churchGroup } }, null);
  });

  async function person(role: Role, ...scopes: Scope[]): Promise<Person> {
    passwordHash ??= hashPassword(password);
    const hash = await passwordHash;
    const accountId = randomUUID();
    const email = `${accountId}@example.org`;
    const assignments = scopes.map(() => randomUUID());
    await inTenant(pool, id, async (tx) => {
      await tx.rows(
        'test account',
        `insert into account (id, tenant_id, email, name, password_hash)
         values ($1, $2, $3, $4, $5)`,
        [accountId, id, email, `Person ${sentinelOf(id)}`, hash],
      );
      for (const [at, scope] of scopes.entries()) {
        await assignRole(tx, {
          id: assignments[at] ?? '',
          accountId,
          role,
          scope: scope.kind,
          scopeId: scope.kind === 'tenant' ? null : scope.id,
        });
      }
    });
    return signInAs(server, { email, password, assignments });
  }

  return {
    id,
    slug,
    churchGroups: { north, south },
    churches: [...churches],
    services: [...services],
    removedService,
    person,
  };
}

/** Signs in on a browser of its own. */
export async function signInAs(
  server: RunningServer,
  who: Pick<Person, 'email' | 'password' | 'assignments'>,
  cookie = '',
): Promise<Person> {
  const response = await server.app.request(
    '/api/auth/sign-in',
    {
      method: 'POST',
      body: JSON.stringify({ email: who.email, password: who.password }),
      headers: { 'content-type': 'application/json', cookie },
    },
    from('10.0.0.1'),
  );
  if (response.status !== 200) {
    throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  }
  const signedIn = (await response.json()) as SignedIn;
  const { email, password: secret, assignments } = who;
  return {
    id: signedIn.user.id,
    email,
    password: secret,
    signedIn,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    assignments,
    async ask(method, path, body, headers = {}) {
      return server.app.request(path, {
        method,
        headers: {
          authorization: `Bearer ${signedIn.accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
}

/** A church's own day. */
export function today(now = new Date()): string {
  return dateInZone(now, timeZone);
}

/** A report that is in order, of the first church unless said otherwise. */
export function reportFor(
  tenant: TestTenant,
  change: Partial<ChurchReportInput> = {},
): ChurchReportInput {
  return {
    date: today(),
    churchId: tenant.churches[0],
    groupId: null,
    serviceId: tenant.services[0],
    attendance: 120,
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
    ...change,
  };
}

/** The call that carries queued reports: id -> input. */
export function mutationsOf(reports: Record<string, unknown>): MutationsRequest {
  return {
    clientId: randomUUID(),
    mutations: Object.entries(reports).map(([id, args]) => ({
      id,
      name: 'attendance.submitChurchReport',
      form: 1,
      args,
      capturedAt: '2026-11-22T07:00:00.000Z',
    })),
  };
}
