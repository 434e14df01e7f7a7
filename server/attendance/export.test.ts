import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteExport } from '#domain/attendance/exporting.ts';
import { auditOf } from '../../tests/support/audit.ts';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
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

test('issue 10.13: an export that a device made writes one line, however often it is told', async () => {
  const person = await tenant.person('Church Admin', church(tenant.churches[0]));
  const exported = {
    what: 'churchReports',
    as: 'file',
    filters: {
      churchGroupId: null,
      churchId: tenant.churches[0],
      serviceId: null,
      from: '2026-11-01',
      to: null,
    },
    rows: 128,
  };
  const item = mutationOf(exported, { id: randomUUID(), name: noteExport.name });
  const headers = bearer(person.signedIn);
  expect(await push(server.app, headers, [item])).toMatchObject([{ status: 'applied' }]);
  expect(await push(server.app, headers, [item])).toMatchObject([{ status: 'duplicate' }]);
  const lines = await auditOf(tenant.id, person.id);
  const own = lines.filter(({ action }) => action === noteExport.name);
  expect(own).toMatchObject([{ actorId: person.id, details: exported }]);
});

test('issue 10.13: a note of an export under a copied submit grant waits for its author', async () => {
  const person = await tenant.person('Usher', church(tenant.churches[0]));
  const item = mutationOf(
    {
      what: 'myReports',
      as: 'file',
      filters: { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null },
      rows: 1,
    },
    { id: randomUUID(), name: noteExport.name },
  );
  const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
  expect(await push(server.app, { ...grant, cookie: person.cookie }, [item])).toMatchObject([
    { status: 'later' },
  ]);
});
