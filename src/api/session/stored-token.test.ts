// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fixedId } from '../../../tests/support/device.ts';
import { apiFetch } from '../calls/api-fetch.ts';
import { rememberSession } from './who.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('S7-008 a token that is changed in local storage is the one that the next request carries', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('authorization'));
    return Response.json({});
  });
  rememberSession({ accessToken: 'one', profile: fixedId(1), tenant: fixedId(2) });
  await apiFetch('/api/v1/churches');
  localStorage.setItem('accessToken', 'two');
  await apiFetch('/api/v1/churches');
  localStorage.removeItem('accessToken');
  await apiFetch('/api/v1/churches');
  expect(sent).toEqual(['Bearer one', 'Bearer two', null]);
});
