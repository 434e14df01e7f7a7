import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, wholeTenant } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { subscriberAt } from '../../tests/support/push-service.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { SyncPage } from '#domain/protocol.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

/** A report whose author lost the role while it waited on their device. */
async function heldReport() {
  const author = await tenant.person('Usher', church(tenant.churches[0]));
  await endRoles(server.services.pool, tenant.id, author.id);
  const mutation = mutationOf(reportFor(tenant, { attendance: 57 }));
  const [result] = await push(server.app, bearer(author.signedIn), [mutation]);
  expect(result?.status).toBe('held');
  return { author, mutation };
}

async function decide(person: Person, id: string, how: 'accept' | 'refuse', body = {}) {
  return server.app.request(`/api/v1/churches/attendance/held/${id}/${how}`, {
    method: 'POST',
    headers: bearer(person.signedIn),
    body: JSON.stringify(body),
  });
}

/** Row of an entity with this id that the person's device holds. */
async function heldBy(person: Person, entity: string, id: string) {
  const path = '/api/v1/sync?limit=2000';
  const answer = await server.app.request(path, { headers: bearer(person.signedIn) });
  const { changes } = (await answer.json()) as SyncPage;
  return changes.findLast((change) => change.t === entity && change.id === id)?.d;
}

test('a church administrator sees what waits: by whom, for when, how many', async () => {
  const { author, mutation } = await heldReport();
  expect(await heldBy(administrator, 'heldReport', mutation.id)).toMatchObject({
    authorName: author.signedIn.user.name,
    capturedAt: mutation.capturedAt,
    count: 57,
    status: 'waiting',
  });
});

test('its author’s browsers are told what was decided, by the day alone', async () => {
  const { author, mutation } = await heldReport();
  const subscriber = subscriberAt(`https://fcm.googleapis.com/${mutation.id}`);
  await author.ask('POST', '/api/v1/webpush/subscribe', subscriber);
  await decide(administrator, mutation.id, 'refuse', { reason: 'Counted twice' });
  const told = await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'what was pushed',
      'select account_id, title, path from push_message where account_id = $1',
      [author.id],
    ),
  );
  const title = 'Your report was refused';
  expect(told).toEqual([{ account_id: author.id, title, path: '/apps/churches/my-reports' }]);
});

test('accepted, it counts under its author’s name, once, and its device hears the receipt', async () => {
  const { author, mutation } = await heldReport();
  expect((await decide(administrator, mutation.id, 'accept')).status).toBe(202);
  const report = await heldBy(administrator, 'attendanceReport', mutation.id);
  expect(report).toMatchObject({ attendance: 57, authorNames: [author.signedIn.user.name] });
  const [again] = await push(server.app, bearer(author.signedIn), [mutation]);
  expect(again).toMatchObject({
    status: 'duplicate',
    output: { receiptNumber: expect.any(String) },
  });
});

test('issue 10.4: a time of capture that is no instant is refused, and delays nothing beside it', async () => {
  const author = await tenant.person('Usher', church(tenant.churches[0]));
  await endRoles(server.services.pool, tenant.id, author.id);
  const wrong = mutationOf(reportFor(tenant), { capturedAt: 'yesterday' });
  const right = mutationOf(reportFor(tenant));
  const results = await push(server.app, bearer(author.signedIn), [wrong, right]);
  expect(results).toMatchObject([
    { id: wrong.id, status: 'rejected', problem: { code: 'validation' } },
    { id: right.id, status: 'held' },
  ]);
  expect(results[0]).toHaveProperty('problem.fields.capturedAt');
  expect(await heldBy(administrator, 'heldReport', wrong.id)).toBeUndefined();
});

test('refused, it counts nowhere; that it came and who refused it stays', async () => {
  const { mutation } = await heldReport();
  expect((await decide(administrator, mutation.id, 'refuse')).status).toBe(202);
  expect(await heldBy(administrator, 'reportVersion', mutation.id)).toBeUndefined();
  expect(await heldBy(administrator, 'heldReport', mutation.id)).toMatchObject({
    status: 'refused',
    decidedByName: administrator.signedIn.user.name,
  });
});

test('its author, whose role is over, hears who decided and why, and nothing else', async () => {
  const { author, mutation } = await heldReport();
  const held = async () => {
    const answer = await author.ask('GET', '/api/v1/sync?limit=2000');
    const { reach, changes } = (await answer.json()) as SyncPage;
    expect(reach).toEqual([{ scope: `user:${author.id}`, view: 'full' }]);
    return changes;
  };
  expect(await held()).toMatchObject([
    { t: 'heldReport', id: mutation.id, d: { status: 'waiting' } },
  ]);
  const tooLong = await decide(administrator, mutation.id, 'refuse', { reason: 'x'.repeat(201) });
  expect(tooLong.status).toBe(422);
  await decide(administrator, mutation.id, 'refuse', { reason: ' Counted by Lerato ' });
  const decidedByName = administrator.signedIn.user.name;
  expect(await held()).toMatchObject([
    { t: 'heldReport', d: { status: 'refused', decidedByName, reason: 'Counted by Lerato' } },
    { t: 'notification', d: { title: 'Your report was refused' } },
  ]);
});

test('two administrators at once: one decides, the other hears who did', async () => {
  const { mutation } = await heldReport();
  const answers = await Promise.all([
    decide(administrator, mutation.id, 'accept'),
    decide(administrator, mutation.id, 'refuse'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
});

test('an usher may not decide', async () => {
  const { mutation } = await heldReport();
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  expect((await decide(usher, mutation.id, 'accept')).status).toBe(403);
});
