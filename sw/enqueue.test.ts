import { describe, expect, test } from 'vitest';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { isErrorBody } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { isQueued } from '#domain/operation.ts';
import { submissions } from '#domain/submissions.gen.ts';
import { endSession } from '#store/session/session-changes.ts';
import { wishSignOut } from '#store/session/sign-outs.ts';
import { fixedId, memoryDevice, report, signInOn, states, thabo } from '../tests/support/device.ts';
import { enqueue } from './enqueue.ts';
import { matcher } from './match.ts';

const match = must(
  matcher(submissions.filter(isQueued))('POST', submitChurchReport.path),
  'the submission’s match',
);

async function device() {
  const browser = memoryDevice(() => Promise.reject(new TypeError('No network')));
  return { browser, store: await signInOn(browser) };
}

function request(body: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost${submitChurchReport.path}`, {
    method: 'POST',
    headers: { 'idempotency-key': fixedId(1), 'x-profile': thabo, ...headers },
    body,
  });
}

const good = JSON.stringify(report(1));

describe('a submission at the gate', () => {
  test('A22 is kept and answered on the device, without any network', async () => {
    const { browser, store } = await device();
    const response = await enqueue(store.vault, match, request(good));
    expect(response.status).toBe(202);
    expect(response.headers.get('x-answered-by')).toBe('device');
    expect(await response.json()).toEqual({ id: fixedId(1) });
    expect(await states(browser)).toEqual({ 1: 'waiting' });
  });

  test('bad numbers get a sentence each, and nothing is kept', async () => {
    const { store } = await device();
    const bad = { ...report(1), attendance: -4, adults: 1.5, date: '2026-02-30', children: 1e9 };
    const response = await enqueue(store.vault, match, request(JSON.stringify(bad)));
    expect(response.status).toBe(422);
    const body: unknown = await response.json();
    expect(isErrorBody(body) && body.error.details?.fields).toEqual({
      attendance: 'Enter 0 or more',
      adults: 'Enter a whole number, without decimals',
      children: 'This is more than 999 999. Check the number',
      date: 'This day does not exist. Check the date',
    });
    expect(await store.vault.items.count()).toBe(0);
  });

  test.each([
    ['no JSON', 'not json', {}, 400],
    ['a list', '[]', {}, 422],
    ['no id', good, { 'idempotency-key': 'twelve' }, 422],
    ['nobody', good, { 'x-profile': '' }, 401],
    ['somebody who is not here', good, { 'x-profile': fixedId(9) }, 401],
  ])('%s is refused with a sentence', async (_, body, headers, status) => {
    const { store } = await device();
    const response = await enqueue(store.vault, match, request(body, headers));
    expect(response.status).toBe(status);
    expect(isErrorBody(await response.json())).toBe(true);
    expect(await store.vault.items.count()).toBe(0);
  });

  test('B03 what the schema does not know is not kept', async () => {
    const { store } = await device();
    const more = { ...report(1), tenantId: fixedId(7), createdBy: fixedId(8) };
    await enqueue(store.vault, match, request(JSON.stringify(more)));
    const item = await store.vault.items.get(fixedId(1));
    expect(item?.args).toEqual(report(1));
    expect(item?.accountId).toBe(thabo);
  });

  test('expired goes on counting, signed out does not', async () => {
    const { store } = await device();
    await endSession(store.vault, thabo, 'expired');
    expect((await enqueue(store.vault, match, request(good))).status).toBe(202);
    await wishSignOut(store.vault, thabo);
    expect((await enqueue(store.vault, match, request(good))).status).toBe(401);
  });

  test.each(['QuotaExceededError', 'AbortError', 'InvalidStateError', 'UnknownError'])(
    'A37 A38 when the device cannot keep it, it says so instead of 202: %s',
    async (name) => {
      const { store } = await device();
      store.vault.items.hook('creating', () => {
        throw new DOMException('No space', name);
      });
      const response = await enqueue(store.vault, match, request(good));
      expect(response.status).toBe(507);
      expect(await response.json()).toMatchObject({ error: { code: 'out_of_space' } });
      expect(await store.vault.items.count()).toBe(0);
    },
  );
});
