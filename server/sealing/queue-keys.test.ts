import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import type { Mutation, MutationResult } from '#domain/protocol.ts';
import { xchacha20poly1305 as cipher } from '@noble/ciphers/chacha.js';
import { sealRow } from '#domain/sealing/row-seal.ts';
import { sealedArgs } from '#domain/sealing/sealed-args.ts';
import { bytesOfKept, type SealedBytes, underServerKey } from '#domain/sealing/server-way.ts';
import { fromBase64, toBase64 } from '#domain/values/base64.ts';
import { deviceBody } from '../../tests/support/access/world.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  admin = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

/** A person, and the registration of the browser that they are signed in on. */
async function atTablet(): Promise<{ person: Person; id: string }> {
  const id = randomUUID();
  const body = { id, ...deviceBody(tenant.churches[0]) };
  expect((await admin.ask('POST', '/api/v1/devices', body)).status).toBe(200);
  const person = await tenant.person('Usher', church(tenant.churches[0]));
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'browser of test',
      `update registered_device set claimed_at = now(), device_id = (select d.shown_id
         from session s join device d on d.id = s.device_id where s.account_id = $1) where id = $2`,
      [person.id, id],
    ),
  );
  return { person, id };
}

async function revoke(id: string): Promise<void> {
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows('revoke', 'update registered_device set revoked_at = now() where id = $1', [id]),
  );
}

const grantOf = ({ signedIn }: Person) => ({ 'x-submit-grant': signedIn.session.submitGrant });

interface LeftBehind {
  mutation: Mutation;
  /** As it lies on the device, and what it opens. */
  kept: SealedBytes;
  key: Uint8Array;
}

/** As their device seals a report that waits. */
async function leftBehind(
  person: Person,
  { as, args }: { as?: string; args?: unknown } = {},
): Promise<LeftBehind> {
  const answer = await person.ask('GET', '/api/v1/devices/row-key');
  const { queueKey } = (await answer.json()) as { queueKey: string | null };
  const key = new Uint8Array(randomBytes(32));
  const kept = await underServerKey(key, fromBase64(must(queueKey, 'a key of the queue')));
  const plain = mutationOf(args ?? reportFor(tenant, { attendance: 58, date: sunday() }));
  const lock = { cipher, key, place: `items ${as ?? plain.id}` };
  const { _sealed } = sealRow({ shown: {}, hidden: { args: plain.args } }, lock);
  const mutation: Mutation = { ...plain, args: sealedArgs(kept, _sealed), sealed: true };
  return { mutation, kept, key };
}

async function keysFor(asker: Person, kept: string[]): Promise<unknown> {
  const opened = await asker.ask('POST', '/api/v1/devices/queue-keys', { kept });
  expect(opened.status).toBe(200);
  return ((await opened.json()) as { keys: unknown }).keys;
}

const statusesOf = (results: readonly MutationResult[]) => results.map(({ status }) => status);

test('issue 14: a report that its author left sealed arrives by their grant, once, whichever way it comes again', async () => {
  const { person } = await atTablet();
  const args = reportFor(tenant, { attendance: 58, date: sunday() });
  const { mutation } = await leftBehind(person, { args });
  const sent = () => push(server.app, grantOf(person), [mutation]);
  expect(statusesOf(await sent())).toEqual(['applied']);
  expect(statusesOf(await sent())).toEqual(['duplicate']);
  const { sealed: _sealed, ...plain } = mutation;
  const readable = [{ ...plain, args }];
  expect(statusesOf(await push(server.app, grantOf(person), readable))).toEqual(['duplicate']);
  const answer = await person.ask('GET', '/api/v1/sync?limit=1000');
  const { changes } = (await answer.json()) as { changes: { t: string; d?: object }[] };
  const reports = changes.filter(({ t }) => t === 'attendanceReport');
  expect(reports.map(({ d }) => d)).toMatchObject([
    { standingVersionId: mutation.id, attendance: 58 },
  ]);
});

test('issue 14: what no key opens stays on the device, and holds up nothing else', async () => {
  const { person } = await atTablet();
  const other = await atTablet();
  const theirs = await leftBehind(other.person);
  const asAnother = await leftBehind(person, { as: randomUUID() });
  const broken = await leftBehind(person);
  const fine = await leftBehind(person, { args: reportFor(tenant, { date: sunday(1) }) });
  const calls = [
    theirs.mutation,
    asAnother.mutation,
    { ...broken.mutation, args: 'AAAA' },
    { ...broken.mutation, id: randomUUID(), args: { attendance: 1 } },
    fine.mutation,
  ];
  expect(statusesOf(await push(server.app, grantOf(person), calls))).toEqual([
    'later',
    'later',
    'later',
    'later',
    'applied',
  ]);
});

test('issue 14: a device that was revoked gives no keys, and what waits there still goes', async () => {
  const { person, id } = await atTablet();
  const args = reportFor(tenant, { date: sunday(2) });
  const { mutation, kept, key } = await leftBehind(person, { args });
  await revoke(id);
  const asked = await person.ask('GET', '/api/v1/devices/row-key');
  expect(await asked.json()).toEqual({ key: null, queueKey: null });
  expect(statusesOf(await push(server.app, grantOf(person), [mutation]))).toEqual(['applied']);
  const body = { kept: [toBase64(bytesOfKept(kept))] };
  const opened = await person.ask('POST', '/api/v1/devices/queue-keys', body);
  expect(await opened.json()).toEqual({ keys: [toBase64(key)] });
});

test('issue 14: keys of the queue open for their author alone, and no other key opens by this way', async () => {
  const { person } = await atTablet();
  const { person: stranger } = await atTablet();
  const { kept, key } = await leftBehind(person);
  const answer = await person.ask('GET', '/api/v1/devices/row-key');
  const { key: rows } = (await answer.json()) as { key: string };
  const keptRowKey = await underServerKey(key as Uint8Array<ArrayBuffer>, fromBase64(rows));
  const texts = [kept, keptRowKey].map((one) => toBase64(bytesOfKept(one)));
  expect(await keysFor(person, [...texts, '', 'no base64 !'])).toEqual([
    toBase64(key),
    null,
    null,
    null,
  ]);
  expect(await keysFor(stranger, texts)).toEqual([null, null]);
});
