import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { audit } from '../../server/audit/write-audit.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { must } from '../../src/domain/must.ts';
import type { Operation } from '../../src/domain/operation.ts';
import { registers } from '../../src/domain/registers.gen.ts';
import { operations } from '../../src/domain/registry.ts';
import { type CallerName, callers, type Target, targets } from '../support/access/callers.ts';
import { lastOperations, operationRows } from '../support/access/operation-rows.ts';
import { editElsewhere, registerAccess } from '../support/access/register-access.ts';
import { cellOf, type Row } from '../support/access/rows.ts';
import { makeWorld, type World } from '../support/access/world.ts';
import { sentinelOf } from '../support/places.ts';
import { signInAs } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

/** Each caller against each target follows from `may` and `subject` of the operation, but for written exceptions. */
let server: RunningServer;
let world: World;
/** What the audit said before anybody asked for anything. */
let written: string[];
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server);
  const line = { actorId: null, action: 'test', entity: 'account', entityId: world.here.id };
  await audit(server.services.pool, world.here.id, line);
  written = await auditLines();
});
afterAll(() => server.close());

const rows: Record<string, Row> = {
  ...operationRows,
  ...Object.assign({}, ...registers.map(registerAccess)),
};

/** Whether an operation needs no row: it takes nothing that could name a record. */
function followsAlone({ path, input }: Operation): boolean {
  const fields = Object.keys((input as z.ZodMiniObject).shape ?? {});
  const naming = fields.filter((field) => /^(id|ids|scope)$|Ids?$/.test(field));
  return !path.includes('{') && naming.length === 0 && z.safeParse(input, {}).success;
}

interface Case {
  title: string;
  operation: Operation;
  row: Row;
}

const isLast = ({ name }: Operation) => (lastOperations.includes(name) ? 1 : 0);
const cases: Case[] = operations
  .filter((operation) => rows[operation.name] || followsAlone(operation))
  .toSorted((a, b) => isLast(a) - isLast(b))
  .map((operation) => ({ title: operation.name, operation, row: rows[operation.name] ?? {} }));
const besideTheirPlace: Case[] = registers.flatMap((one) => {
  const row = editElsewhere(one);
  const operation = one.operations.edit as unknown as Operation;
  return row ? [{ title: `${operation.name}, named beside its place`, operation, row }] : [];
});

interface Answer {
  status: number;
  text: string;
}

async function asked(
  { operation, row }: Case,
  caller: CallerName,
  target: Target,
): Promise<Answer> {
  const { path, body, bytes, headers } = row.ask?.(world, target) ?? {};
  const usual = operation.method === 'GET' || operation.method === 'DELETE' ? undefined : {};
  // Signing out ends the session, which the other questions still need.
  const person =
    caller === 'anonymous'
      ? null
      : operation.name === 'access.signOut'
        ? await signInAs(server, world.people[caller])
        : world.people[caller];
  const json = operation.method === 'GET' ? undefined : (body ?? usual);
  const response = await server.app.request(path ?? operation.path, {
    method: operation.method,
    headers: {
      ...(person && { authorization: `Bearer ${person.signedIn.accessToken}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(bytes && { body: bytes }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson) await response.body?.cancel();
  return { status: response.status, text: isJson ? await response.text() : '' };
}

test('B01: every operation that names a record or takes a body has a row, and every row an operation', () => {
  const without = operations.filter(({ name }) => !cases.some(({ title }) => title === name));
  expect(without.map(({ name }) => name)).toEqual([]);
  const names = new Set(operations.map(({ name }) => name));
  expect([...Object.keys(rows), ...lastOperations].filter((name) => !names.has(name))).toEqual([]);
});

test('B01: an operation whose target cannot be derived is named', () => {
  const operation = must(
    operations.find(({ name }) => name === 'access.updateUser'),
    'one',
  );
  const shape = { memberId: z.optional(z.string()) };
  expect(followsAlone({ ...operation, input: z.object({}) })).toBe(true);
  expect(followsAlone({ ...operation, input: z.object(shape) })).toBe(false);
  expect(followsAlone({ ...operation, input: z.object({}), path: '/api/v1/x/{id}' })).toBe(false);
  expect(followsAlone(operation)).toBe(false);
});

describe.each([...cases, ...besideTheirPlace])('B01: $title', (one) => {
  const { operation, row } = one;
  const ids: readonly Target[] = row.names ? targets : ['own'];
  const cells = callers.flatMap((caller) => ids.map((target) => ({ caller, target })));

  test.each(cells)('$caller, $target id', async ({ caller, target }) => {
    const { status, verdict } = cellOf(world, operation, row, caller, target);
    const answer = await asked(one, caller, target);
    expect(answer.status, answer.text).toBe(status);
    if (verdict !== undefined) expect(row.verdict?.of(JSON.parse(answer.text))).toBe(verdict);
    const foreign = caller === 'other tenant' ? world.here : world.elsewhere;
    // A caller with the author's session gets the author's words.
    if (operation.name !== 'access.signIn') {
      expect(answer.text).not.toContain(sentinelOf(foreign.id));
    }
    if (answer.status >= 400) {
      expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.any(String) } });
    } else if (answer.text !== '') {
      const read = z.safeParse(operation.output, JSON.parse(answer.text));
      expect(read.error?.issues).toBeUndefined();
    }
  });

  if (!row.names) return;
  test('an id of another tenant reads like one that never was', async () => {
    for (const caller of ['no role', 'other church', 'author', 'administrator'] as const) {
      const never = await asked(one, caller, 'guessed');
      const foreign = await asked(one, caller, 'other tenant');
      expect(foreign.status).toBe(never.status);
      expect(withoutIds(foreign.text)).toBe(withoutIds(never.text));
    }
  });
});

test('issue 13: none of these calls changed or took away a line of the audit', async () => {
  expect(written.length).toBeGreaterThan(0);
  const now = new Set(await auditLines());
  expect(written.filter((one) => !now.has(one))).toEqual([]);
  expect(now.size).toBeGreaterThan(written.length + 100);
});

/** Every line of the tenant, whole. */
async function auditLines(): Promise<string[]> {
  const lines = await inTenant(server.services.pool, world.here.id, (tx) =>
    tx.rows<{ line: string }>('', 'select to_jsonb(l)::text as line from audit_log l', []),
  );
  return lines.map(({ line }) => line);
}

function withoutIds(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
}
