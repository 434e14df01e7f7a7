import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  plainCode,
  shownCode,
  type ClaimedDevice,
  type ListedDevice,
  type RegistrationCode,
} from '#domain/devices/registering.ts';
import { must } from '#domain/must.ts';
import { deviceBody } from '../../tests/support/access/world.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { from, testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let admin: Person;
let churchAdmin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  usher = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  admin = await tenant.person('System Admin', { kind: 'tenant' });
  churchAdmin = await tenant.person('Church Admin', { kind: 'church', id: tenant.churches[0] });
});
afterAll(() => server.close());

async function register(by: Person, body: object = {}): Promise<RegistrationCode> {
  const asked = { id: randomUUID(), ...deviceBody(tenant.churches[0]), ...body };
  const answer = await by.ask('POST', '/api/v1/devices', asked);
  expect(answer.status).toBe(200);
  return (await answer.json()) as RegistrationCode;
}

/** As a browser does that nobody is signed in on. */
function atTablet(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  return Promise.resolve(server.app.request(path, init, from('10.0.0.9')));
}

const claim = (code: string, cookie?: string) =>
  atTablet('/api/v1/devices/claim', { code }, cookie);

function cookieOf(answer: Response): string {
  return must(answer.headers.get('set-cookie')?.split(';')[0], 'the cookie of the device');
}

const facts = { version: '1.4.0', storageKept: true, unsent: 3 };

async function tell(
  claimed: Pick<ClaimedDevice, 'id' | 'tenantId'> | null,
  cookie: string,
): Promise<{ device: ClaimedDevice | null; revoked: boolean }> {
  const registered = claimed && { id: claimed.id, tenantId: claimed.tenantId };
  const answer = await atTablet('/api/v1/devices/facts', { ...facts, registered }, cookie);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { device: ClaimedDevice | null; revoked: boolean };
}

async function listed(by: Person): Promise<ListedDevice[]> {
  const answer = await by.ask('GET', '/api/v1/devices');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { devices: ListedDevice[] }).devices;
}

const listedAs = async (by: Person, id: string) =>
  (await listed(by)).find(({ registration }) => registration?.id === id);

async function rowKeyOf(person: Person): Promise<string | null> {
  const answer = await person.ask('GET', '/api/v1/devices/row-key');
  return ((await answer.json()) as { key?: string | null }).key ?? null;
}

/** As after their browser entered the code. */
async function isAt(person: Person, registration: string): Promise<void> {
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'browser of test',
      `update registered_device set device_id = (select d.shown_id from session s
         join device d on d.id = s.device_id where s.account_id = $1) where id = $2`,
      [person.id, registration],
    ),
  );
}

test('issue 14: each person on a registered device has a key of their own, until the device is revoked', async () => {
  const { id } = await register(admin);
  const church = { kind: 'church', id: tenant.churches[0] } as const;
  const [one, other] = [await tenant.person('Usher', church), await tenant.person('Usher', church)];
  expect(await rowKeyOf(one)).toBeNull();
  await isAt(one, id);
  const first = await rowKeyOf(one);
  expect(Buffer.from(first ?? '', 'base64')).toHaveLength(32);
  expect(await rowKeyOf(one)).toBe(first);
  await isAt(other, id);
  expect(await rowKeyOf(other)).not.toBeNull();
  expect(await rowKeyOf(other)).not.toBe(first);
  await admin.ask('POST', `/api/v1/devices/${id}/revoke`, {});
  expect(await rowKeyOf(other)).toBeNull();
});

test('a code has eight letters that nobody takes for one another, and is read however it is typed', () => {
  const code = codeOf(new Uint8Array([0, 255, 29, 30, 59, 100, 239, 240, 7, 8, 9]));
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(plainCode(` ${shownCode(code).toLowerCase()}-`)).toBe(code);
  expect(shownCode('4K7P92RT')).toBe('4K7P 92RT');
});

test('a browser becomes the device by the code, once; it tells how it is, and the list shows it', async () => {
  const { id, code } = await register(admin, { name: 'Usher tablet 1' });
  expect(await listedAs(admin, id)).toMatchObject({
    registration: { name: 'Usher tablet 1', claimedAt: null, revokedAt: null },
    lastSeenAt: null,
    people: [],
  });
  const answer = await claim(shownCode(code).toLowerCase());
  expect(answer.status).toBe(200);
  const cookie = cookieOf(answer);
  const claimed = (await answer.json()) as ClaimedDevice;
  expect(claimed).toMatchObject({ id, name: 'Usher tablet 1', severalUshers: true, lockAfter: 10 });
  expect((await claim(code)).status).toBe(422);
  expect(await tell(claimed, cookie)).toEqual({ device: claimed, revoked: false });
  expect(await listedAs(admin, id)).toMatchObject({
    version: '1.4.0',
    storageKept: true,
    unsent: 3,
  });
});

test('a code is void once a newer one is there, and once the device is revoked', async () => {
  const { id, code } = await register(admin);
  const again = await register(admin, { id });
  expect((await claim(code)).status).toBe(422);
  await admin.ask('POST', `/api/v1/devices/${id}/revoke`, {});
  expect((await claim(again.code)).status).toBe(422);
  expect(
    (await admin.ask('POST', '/api/v1/devices', { id, ...deviceBody(tenant.churches[0]) })).status,
  ).toBe(409);
});

test('B17 a revoked device hears it without anybody signed in, and everybody on it is out', async () => {
  const { id, code } = await register(admin);
  const claimed = (await (await claim(code, usher.cookie)).json()) as ClaimedDevice;
  expect((await listedAs(admin, id))?.people).toEqual([usher.signedIn.user.name]);
  expect((await usher.ask('GET', '/api/v1/sync?limit=10')).status).toBe(200);
  const answer = await admin.ask('POST', `/api/v1/devices/${id}/revoke`, {});
  expect(await answer.json()).toEqual({ people: 1 });
  expect((await usher.ask('GET', '/api/v1/sync?limit=10')).status).toBe(401);
  expect(await tell(claimed, usher.cookie)).toEqual({ device: null, revoked: true });
});

test('another browser hears nothing of a registration, whatever ids it names', async () => {
  const { code } = await register(admin);
  const answer = await claim(code);
  const claimed = (await answer.json()) as ClaimedDevice;
  const other = cookieOf(await claim((await register(admin)).code));
  expect(await tell(claimed, other)).toEqual({ device: null, revoked: false });
  expect(await tell(claimed, '')).toEqual({ device: null, revoked: false });
  expect(await tell(null, cookieOf(answer))).toEqual({ device: null, revoked: false });
});

test('B01 who administers one church sees and changes its devices alone', async () => {
  const theirs = await register(churchAdmin);
  const elsewhere = await register(admin, { churchId: tenant.churches[2] });
  expect(await listedAs(churchAdmin, theirs.id)).toBeTruthy();
  expect(await listedAs(churchAdmin, elsewhere.id)).toBeUndefined();
  const use = deviceBody(tenant.churches[0]);
  const ask = (id: string) => churchAdmin.ask('PUT', `/api/v1/devices/${id}`, use);
  expect((await ask(theirs.id)).status).toBe(202);
  expect((await ask(elsewhere.id)).status).toBe(404);
  const taken = await churchAdmin.ask('POST', '/api/v1/devices', { id: elsewhere.id, ...use });
  expect(taken.status).toBe(404);
  const away = await churchAdmin.ask('POST', '/api/v1/devices', {
    id: randomUUID(),
    ...deviceBody(tenant.churches[2]),
  });
  expect(away.status).toBe(404);
});

test('what the cookie of a browser says stands in no table of the organisation', async () => {
  const { code } = await register(admin);
  const cookie = must(cookieOf(await claim(code)).split('=')[1], 'its value');
  const { rows } = await server.services.pool.query<{ n: number }>(
    `select count(*)::int as n from device where id = $1`,
    [cookie],
  );
  expect(rows[0]?.n).toBe(1);
  const held = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ line: string }>('', 'select to_jsonb(r)::text as line from registered_device r', []),
  );
  expect(held.length).toBeGreaterThan(0);
  expect(held.map(({ line }) => line).join()).not.toContain(cookie);
});

test('a device that nobody registered is listed with its person, and no id that its cookie has', async () => {
  const other = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const found = (await listed(admin)).filter(({ deviceId }) => deviceId === other.shownDeviceId);
  expect(found).toMatchObject([{ registration: null, people: [other.signedIn.user.name] }]);
  expect(JSON.stringify(await listed(admin))).not.toContain(other.deviceId);
});
