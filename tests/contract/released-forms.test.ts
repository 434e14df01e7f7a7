import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { submissionForm } from '../../src/domain/attendance/queued-forms.ts';
import { isQueued, upgradeArgs } from '../../src/domain/operation.ts';
import { operations } from '../../src/domain/registry.ts';
import { bearer } from '../support/api.ts';
import { church } from '../support/members.ts';
import { mutationOf, push, sunday } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

/** Inputs that devices captured, in each form that was ever released. Written once, never changed. */
const folder = join(import.meta.dirname, '../fixtures/forms');

const released = operations
  .filter(isQueued)
  .flatMap((operation) =>
    Array.from({ length: operation.offline.form }, (_, at) => ({ operation, form: at + 1 })),
  );

function captured(name: string, form: number): Record<string, unknown> {
  const file = join(folder, `${name}.${form}.json`);
  if (!existsSync(file)) {
    throw new Error(
      `Write what form ${form} of ${name} captures to tests/fixtures/forms, once and for ever`,
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

test.each(released.map(({ operation, form }) => [operation.name, form, operation] as const))(
  'A31 what form %s %i captured can still be read',
  (name, form, operation) => {
    const args = upgradeArgs(operation.offline as never, form, captured(name, form));
    expect(z.safeParse(operation.input, args).error?.issues).toBeUndefined();
  },
);

test.each(released.filter(({ operation }) => operation.name === submissionForm.name))(
  'A31 the server executes what form $form of the church report captured',
  async ({ operation, form }) => {
    const [churchId, serviceId] = [tenant.churches[0], tenant.services[0]];
    const usher = await tenant.person('Usher', church(churchId));
    const args = { ...captured(operation.name, form), churchId, serviceId, date: sunday() };
    const item = mutationOf(args, { id: randomUUID(), form });
    const [result] = await push(server.app, bearer(usher.signedIn), [item]);
    expect(result).toMatchObject({ status: 'applied', id: item.id });
  },
);
