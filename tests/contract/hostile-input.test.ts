import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../server/create-server.ts';
import { isErrorBody } from '../../src/domain/errors.ts';
import { must } from '../../src/domain/must.ts';
import { operations } from '../../src/domain/registry.ts';
import { mutationsOf, reportFor } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  usher = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  // The first request of a process reads modules and opens connections: it measures nothing.
  await usher.ask('POST', '/api/v1/churches/attendance/browse', {});
});
afterAll(() => server.close());

type Body = string | Uint8Array<ArrayBuffer> | null;

async function timed(method: string, path: string, body: Body) {
  const began = performance.now();
  const response = await server.app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${usher.signedIn.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body,
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer, took: performance.now() - began };
}

/** Sends bytes as they are, and holds the answer to: a 4xx in words, within 100 ms. */
async function refused(method: string, path: string, body: Body) {
  let { status, answer, took } = await timed(method, path, body);
  // A delay from other work of the machine does not come back each time; a slow answer does.
  for (let more = 10; took >= 100 && more > 0; more--) {
    ({ took } = await timed(method, path, body));
  }
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(took).toBeLessThan(100);
  if (!isErrorBody(answer)) throw new Error(`Not an error: ${JSON.stringify(answer)}`);
  expect(answer.error.message).toMatch(/^[A-Z].*[^.]$/);
  return { status, message: answer.error.message };
}

const writing = operations.filter(({ method, takesPicture }) => method === 'POST' || takesPicture);
const submitting = '/api/v1/churches/submit-attendance';
const deep = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** The report as it goes, with the text of one value replaced by what JSON.stringify would not write. */
function reportWith(field: string, text: string): string {
  return JSON.stringify({ ...reportFor(tenant), [field]: '@' }).replace('"@"', text);
}

describe.each(writing.map(({ method, path }) => [method, path]))('B23: %s %s', (method, path) => {
  const corpus: [string, Body][] = [
    ['10 MB of JSON', JSON.stringify({ a: 'x'.repeat(10_000_000) })],
    ['depth 10,000', deep(10_000)],
    ['a list 100,000 deep', '['.repeat(100_000)],
    ['__proto__', '{"__proto__": {"admin": true}}'],
    ['no JSON', '{"email": '],
    ['HTML', '<!doctype html>'],
    ['a list', '[]'],
    ['a number', '42'],
    ['null', 'null'],
    ['a number too large to hold', '{"page": 1e400, "clientId": 1e400, "email": 1e400}'],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['NUL in a name', '{"\\u0000": 1}'],
  ];
  // These take nothing and read nothing: what comes beside is of no consequence.
  const takesNothing = ['/api/auth/sign-out', '/api/v1/webpush/remove-subscription'];
  const ignored = takesNothing.includes(path) ? ['a number too large to hold'] : [];

  test.each(corpus.filter(([name]) => !ignored.includes(name)))('%s', async (_name, body) => {
    await refused(method, path, body);
  });
});

describe('B23: inside a report', () => {
  test.each([
    ['a number too large to hold', 'attendance', '1e400'],
    ['minus', 'attendance', '-1'],
    ['a decimal', 'attendance', '1.5'],
    ['10^9', 'attendance', '1000000000'],
    ['text', 'attendance', '"42"'],
    ['emoji', 'attendance', '"👍"'],
    ['NUL', 'notes', '"a\\u0000b"'],
    ['a lone surrogate', 'notes', '"a\\ud800b"'],
    ['a day that does not exist', 'date', '"2026-02-30"'],
    ['a day to come', 'date', '"2199-12-31"'],
    ['an id that is none', 'serviceId', '"1 or 1=1"'],
    ['an object for a text', 'notes', '{"$gt": ""}'],
    ['a list for a number', 'attendance', '[1]'],
    ['true for a number', 'adults', 'true'],
  ])('%s in %s: %s', async (_name, field, text) => {
    const { status, message } = await refused('POST', submitting, reportWith(field, text));
    expect(status).toBe(422);
    expect(message.length).toBeGreaterThan(10);
  });

  test('a bad item in a batch is refused by itself', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const body = JSON.stringify(
      mutationsOf({ [bad]: { ...reportFor(tenant), notes: '@' }, [good]: reportFor(tenant) }),
    );
    for (const text of ['"a\\u0000b"', '"\\udfff"', '{"__proto__": {"a": 1}}', deep(200)]) {
      const response = await server.app.request('/api/v1/mutations', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${usher.signedIn.accessToken}`,
          'content-type': 'application/json',
        },
        body: body.replace('"@"', text),
      });
      const { results } = (await response.json()) as { results: { id: string; status: string }[] };
      expect(results[0]).toMatchObject({ id: bad, status: 'rejected' });
      expect(['applied', 'duplicate']).toContain(results[1]?.status);
    }
  });

  test('a time that cannot be stored is refused, and does not wait for ever', async () => {
    const { clientId, mutations } = mutationsOf({ [randomUUID()]: reportFor(tenant) });
    const timeless = mutations.map((one) => Object.assign(one, { capturedAt: 'a\0b' }));
    const response = await usher.ask('POST', '/api/v1/mutations', {
      clientId,
      mutations: timeless,
    });
    expect(await response.json()).toMatchObject({ results: [{ status: 'rejected' }] });
  });

  test('nothing of Object’s own prototype was touched', () => {
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});

test('B23: a batch of more than a hundred, or of more than 1 MB, is refused whole', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 101 }, () => [randomUUID(), reportFor(tenant)]),
  );
  expect(
    (await refused('POST', '/api/v1/mutations', JSON.stringify(mutationsOf(many)))).status,
  ).toBe(422);
  const heavy = mutationsOf({ [randomUUID()]: { notes: 'x'.repeat(1_000_001) } });
  expect((await refused('POST', '/api/v1/mutations', JSON.stringify(heavy))).status).toBe(413);
});

test('B23: a body that hides its length is cut at the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
    },
  });
  const response = await server.app.request(submitting, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${usher.signedIn.accessToken}`,
      'idempotency-key': randomUUID(),
    },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(1_000_000);
});

describe('B22: words of SQL', () => {
  const words = [
    "' or '1'='1",
    "'; drop table church; --",
    '%',
    '_',
    '\\',
    '$1',
    '1; select pg_sleep(5)',
    'date; delete from church',
    "date' --",
    '(select 1)',
    '*',
    '../../etc/passwd',
  ];

  const fields = ['churchId', 'churchGroupId', 'serviceId', 'from', 'to', 'orderBy', 'sortOrder'];
  test.each(fields.flatMap((field) => words.map((word) => [field, word])))(
    'in %s of the search: %s',
    async (field, word) => {
      const body = JSON.stringify({ [must(field, 'a field')]: word });
      expect((await refused('POST', '/api/v1/churches/attendance/browse', body)).status).toBe(422);
    },
  );

  test.each([
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['results', 0],
    ['results', 1e9],
    ['results', '10'],
    ['page', '1 offset 0'],
  ])('%s of the search: %s', async (field, value) => {
    await refused('POST', '/api/v1/churches/attendance/browse', JSON.stringify({ [field]: value }));
  });

  test.each(words)('in the address: %s', async (word) => {
    const text = encodeURIComponent(word);
    await refused('GET', `/api/v1/churches/attendance/${text}`, null);
    await refused('GET', `/api/v1/churches?churchGroupId=${text}`, null);
    await refused('GET', `/api/v1/sync?limit=${text}`, null);
    await refused('GET', `/api/v1/sync?scope=${text}`, null);
  });

  test.each(['x', '%00', Buffer.from('[1,2]').toString('base64url'), 'e30', "' or 1=1"])(
    'as a cursor: %s',
    async (cursor) => {
      await refused('GET', `/api/v1/sync?cursor=${cursor}`, null);
    },
  );

  test('a cursor forged with our own shape reads nothing outside the access scopes', async () => {
    const first = (await (await usher.ask('GET', '/api/v1/sync')).json()) as { cursor: string };
    const [epoch] = JSON.parse(Buffer.from(first.cursor, 'base64url').toString()) as [string];
    for (const forged of [
      [epoch, 1e308, "' or 1=1", 'x', 1],
      [epoch, -1, '', 'no id', 1],
      [epoch, 0.5, '', '00000000-0000-0000-0000-000000000000', 1],
      [epoch, Number.MAX_SAFE_INTEGER + 2, '', '00000000-0000-0000-0000-000000000000', 1],
    ]) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url');
      await refused('GET', `/api/v1/sync?cursor=${cursor}`, null);
    }
  });

  test('in the text of a report they are text', async () => {
    const notes = "Robert'); drop table church; -- %_\\ $1";
    const response = await usher.ask('POST', submitting, reportFor(tenant, { notes }), {
      'idempotency-key': randomUUID(),
    });
    const { reportId } = (await response.json()) as { reportId: string };
    const answer = await usher.ask('GET', `/api/v1/churches/attendance/${reportId}`);
    expect(await answer.json()).toMatchObject({ data: { report: { notes } } });
  });

  test.each(words)('as a token or an id of a submission: %s', async (word) => {
    for (const headers of [
      { authorization: `Bearer ${word}` },
      { 'x-submit-grant': word },
      { authorization: word },
    ]) {
      const response = await server.app.request('/api/v1/mutations', {
        method: 'POST',
        headers,
        body: JSON.stringify(mutationsOf({ [randomUUID()]: reportFor(tenant) })),
      });
      expect(response.status).toBe(401);
    }
    const named = await usher.ask('POST', submitting, reportFor(tenant), {
      'idempotency-key': word,
    });
    expect(named.status).toBe(400);
  });
});
