import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

test('S2-066 S7-021 the four navigation sets, each as this person may see it', async () => {
  const usher = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const administrator = await tenant.person('System Admin', { kind: 'tenant' });
  const ask = async (person: typeof usher) => {
    const answer = await person.ask('GET', '/api/common/navigation');
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const seen = await ask(administrator);
  expect(Object.keys(seen).toSorted()).toEqual(['compact', 'default', 'futuristic', 'horizontal']);
  expect(JSON.stringify(seen)).toContain('"id":"example"');
  expect(JSON.stringify(await ask(usher))).not.toContain('"id":"example"');
});
