// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentUser } from '#domain/access/operations.ts';
import { removeOwnPhoto } from '#domain/access/own-photo.ts';
import { changePassword } from '#domain/access/own-security.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { headers } from '#domain/headers.ts';
import { databases, showOnly } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, lerato, report, signedInAs, thabo } from '../../../tests/support/device.ts';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { call } from './call.ts';
import { onDelivered } from '../sync/deliveries.ts';
import { rememberSession } from '../session/who.ts';

const { vault } = databases();
const input = report(1);
const id = fixedId(1);
const tenant = fixedId(903);
const posted: unknown[] = [];

/** A worker controls the page, and `fetch` answers like this. */
function controlledBy(answer: () => Promise<Response>) {
  const worker = { postMessage: (signal: unknown) => posted.push(signal) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: worker } });
  const fetch = vi.fn<(request: Request) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(async () => {
  posted.length = 0;
  await vault.items.clear();
  await beginSession(vault, signedInAs(thabo));
  rememberSession({ accessToken: 'token-1', profile: thabo, tenant });
});
afterEach(() => void vi.unstubAllGlobals());

async function queued() {
  return (await vault.items.toArray()).map((item) => [item.id, item.state.kind]);
}

describe('a submission', () => {
  test('goes to the service worker under its id and its author’s name', async () => {
    const fetch = controlledBy(async () =>
      Response.json({ id }, { status: 202, headers: { 'x-answered-by': 'device' } }),
    );
    expect(await call(submitChurchReport, input, { id })).toEqual({ answeredBy: 'device', id });
    const [request] = fetch.mock.calls[0] ?? [];
    expect(request?.headers.get('idempotency-key')).toBe(id);
    expect(request?.headers.get('x-profile')).toBe(thabo);
    expect(await queued()).toEqual([]);
  });

  test('of a page that another tab left behind goes to nobody: not under the organisation that it opened', async () => {
    const fetch = controlledBy(async () =>
      Response.json({ id }, { status: 202, headers: { 'x-answered-by': 'device' } }),
    );
    const leaveNothing = showOnly(thabo);
    // The other tab: first the vault, then what all pages read.
    await beginSession(vault, signedInAs(lerato));
    await expect(call(submitChurchReport, input, { id })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    rememberSession({ accessToken: 'of Lerato', profile: lerato, tenant });
    await expect(call(submitChurchReport, input, { id })).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(fetch).not.toHaveBeenCalled();
    expect(await queued()).toEqual([]);
    leaveNothing();
  });

  test('S7-002 carries the second token that came with the first, also after the next session', async () => {
    const fetch = controlledBy(async () =>
      Response.json({ id }, { status: 202, headers: { 'x-answered-by': 'device' } }),
    );
    const tokens = async () => {
      await call(submitChurchReport, input, { id });
      const sent = fetch.mock.lastCall?.[0].headers;
      return [sent?.get('authorization'), sent?.get(headers.secondToken)];
    };

    await vault.profiles.update(thabo, { submitGrant: null });
    rememberSession({ accessToken: 'without', profile: thabo, tenant });
    expect(await tokens()).toEqual(['Bearer without', null]);
    await vault.profiles.update(thabo, { submitGrant: 'kept later' });
    expect(await tokens()).toEqual(['Bearer without', 'kept later']);

    await beginSession(vault, signedInAs(lerato));
    rememberSession({ accessToken: 'of Lerato', profile: lerato, tenant });
    expect(await tokens()).toEqual(['Bearer of Lerato', `grant:${lerato}`]);
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['takes too long', () => Promise.reject(new DOMException('Slow', 'TimeoutError'))],
    [
      'cannot keep it',
      async () =>
        Response.json({ error: { code: 'out_of_space', message: 'Full' } }, { status: 507 }),
    ],
    ['is not there and a proxy answers', async () => new Response('<html>', { status: 502 })],
    ['is not there and a portal answers', async () => new Response('<html>')],
  ])('A22 when the worker %s, the page keeps it under the same id', async (_, answer) => {
    controlledBy(answer);
    expect(await call(submitChurchReport, input, { id })).toEqual({ answeredBy: 'device', id });
    expect(await queued()).toEqual([[id, 'waiting']]);
    expect(posted).toEqual([{ type: 'drain', reset: false }]);
  });

  test('without a worker the page keeps it, and sends it itself', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: memoryLocks() });
    const fetch = vi.fn<() => Promise<Response>>(async () =>
      Response.json({
        results: [{ id, status: 'applied', output: {}, epoch: 'one', v: 1 }],
      }),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await call(submitChurchReport, input, { id })).toEqual({ answeredBy: 'device', id });
    await expect.poll(queued).toEqual([[id, 'delivered']]);
  });

  test('answered by the server itself, it is kept as delivered', async () => {
    const output = {
      outcome: 'standing',
      reportId: fixedId(2),
      versionId: id,
      receiptNumber: 'GV-1',
    } as const;
    controlledBy(async () =>
      Response.json(output, { status: 202, headers: { 'x-receipt': 'GV-1' } }),
    );
    expect(await call(submitChurchReport, input, { id })).toEqual({
      answeredBy: 'server',
      output,
      receipt: 'GV-1',
    });
    expect(await queued()).toEqual([[id, 'delivered']]);
  });

  test('refused it rejects with a sentence per field, and nothing is kept', async () => {
    const fields = { attendance: 'Enter 0 or more' };
    controlledBy(async () =>
      Response.json(
        { error: { code: 'validation', message: 'No', details: { fields } } },
        { status: 422 },
      ),
    );
    const asked = call(submitChurchReport, input, { id });
    await expect(asked).rejects.toMatchObject({ code: 'validation', fields });
    expect(await queued()).toEqual([]);
  });

  test('bad numbers never leave the page', async () => {
    const fetch = controlledBy(async () => Response.json({}));
    const asked = call(submitChurchReport, { ...input, attendance: -1 }, { id });
    await expect(asked).rejects.toMatchObject({ fields: { attendance: 'Enter 0 or more' } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a question to the server', () => {
  test('without a network it says what it needs', async () => {
    controlledBy(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(currentUser, {})).rejects.toMatchObject({
      code: 'unavailable',
      message: 'This needs a connection. Check the network and try again',
    });
  });

  test('A16 a page of a portal is no answer', async () => {
    controlledBy(async () => new Response('<html>'));
    await expect(call(currentUser, {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('S8-009 S8-010 what the server takes at once is told as delivered', () => {
  const told: string[][] = [];
  let stop: () => void;
  beforeEach(() => {
    told.length = 0;
    stop = onDelivered((ids) => told.push(ids));
  });
  afterEach(() => stop());

  const passwords = { current: 'the old one', password: 'the new one, longer' };

  test('once, for a POST and for a DELETE', async () => {
    controlledBy(async () => Response.json({ ended: 0 }, { status: 202 }));
    await call(changePassword, passwords);
    expect(told).toEqual([[]]);
    controlledBy(async () => Response.json({ avatar: null }, { status: 202 }));
    await call(removeOwnPhoto, {});
    expect(told).toEqual([[], []]);
  });

  test('not for a read, a refusal, or what only the device has', async () => {
    controlledBy(async () =>
      Response.json({ id }, { status: 202, headers: { 'x-answered-by': 'device' } }),
    );
    await call(submitChurchReport, input, { id });
    controlledBy(async () =>
      Response.json({ error: { code: 'validation', message: 'No' } }, { status: 422 }),
    );
    await expect(call(changePassword, passwords)).rejects.toThrow('No');
    controlledBy(async () => Response.json({}));
    await call(currentUser, {}).catch(() => undefined);
    expect(told).toEqual([]);
  });
});
