import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headers } from '#domain/headers.ts';
import { newTenant, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

async function codeOf(path: string, named: string | undefined, init: RequestInit = {}) {
  const response = await server.app.request(path, {
    ...init,
    headers: {
      authorization: 'Bearer made-elsewhere',
      'content-type': 'application/json',
      ...(named !== undefined && { [headers.tenant]: named }),
    },
  });
  const body = (await response.json()) as { error?: { code: string } };
  return `${response.status} ${body.error?.code ?? ''}`;
}

const refreshing = {
  method: 'POST',
  body: JSON.stringify({ refreshSecret: `${'a'.repeat(43)}.${'b'.repeat(43)}` }),
};

test('issue 10, point 40: who belongs to an organisation that was never here is told that this is another server', async () => {
  const elsewhere = randomUUID();
  expect(await codeOf('/api/v1/sync', elsewhere)).toBe('421 another_server');
  expect(await codeOf('/api/auth/refresh', elsewhere, refreshing)).toBe('421 another_server');
  expect(await codeOf('/api/health', elsewhere)).toBe('421 another_server');
  // Whose tenant is here, or who names none, is refused as ever.
  expect(await codeOf('/api/v1/sync', tenant.id)).toBe('401 unauthorized');
  expect(await codeOf('/api/v1/sync', undefined)).toBe('401 unauthorized');
  expect(await codeOf('/api/v1/sync', 'no id')).toBe('401 unauthorized');
  expect(await codeOf('/api/health', tenant.id)).toBe('200 ');
});
