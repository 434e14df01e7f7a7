import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church, endRoles, wholeTenant } from '../../tests/support/members.ts';
import { reportTargetOf } from '../../tests/support/places.ts';
import { mutationOf, push, reportFor, sunday } from '../../tests/support/reports.ts';
import { auditOf } from '../../tests/support/audit.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { must } from '#domain/must.ts';
import type { MutationResult } from '#domain/protocol.ts';
import type { SubmitOutcome } from '#domain/attendance/operations.ts';
import { isReceiptNumber } from '#domain/values/receipt-number.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let usher: Person;
let admin: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  usher = await newUsher();
  admin = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

const newUsher = (at: 0 | 1 = 0) => tenant.person('Usher', church(tenant.churches[at]));
const there = () => reportTargetOf(tenant, 1);

let week = 0;
/** A service that nobody has reported yet. */
const fresh = (changes = {}) => reportFor(tenant, { date: sunday(week++ % 8), ...changes });

async function send(author: Person, ...mutations: ReturnType<typeof mutationOf>[]) {
  return push(server.app, bearer(author.signedIn), mutations);
}

function outputOf(result: MutationResult | undefined): SubmitOutcome {
  if (!result || !('output' in result)) throw new Error(JSON.stringify(result));
  return result.output as SubmitOutcome;
}

async function removeService(of: TestTenant): Promise<void> {
  await inTenant(server.services.pool, of.id, (tx) =>
    tx.rows('test remove', `update service set status = 'removed' where id = $1`, [of.services[0]]),
  );
}

async function versions(reportId: string) {
  return inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows<{ id: string; state: string; attendance: number; authors: number }>(
      'test versions',
      `select id, state, attendance, cardinality(author_ids) as authors from report_version
       where tenant_id = $1 and report_id = $2 order by received_at, id`,
      [tenant.id, reportId],
    ),
  );
}

describe('once', () => {
  test('a report arrives and answers with a receipt that can be read aloud', async () => {
    const mutation = mutationOf(fresh());
    const [result] = await send(usher, mutation);
    expect(result).toMatchObject({ status: 'applied', id: mutation.id });
    expect(outputOf(result)).toMatchObject({ outcome: 'standing', versionId: mutation.id });
    expect(isReceiptNumber(outputOf(result).receiptNumber)).toBe(true);
  });

  test('A18: a replay gets the stored answer and makes no second report', async () => {
    const mutation = mutationOf(fresh());
    const [first] = await send(usher, mutation);
    const [again] = await send(usher, mutation);
    expect(again).toEqual({ ...first, status: 'duplicate' });
    expect(await versions(outputOf(first).reportId)).toHaveLength(1);
  });

  test('A18: a replay is answered as the first was, though it would be refused by now', async () => {
    const other = await newTenant(server);
    const author = await other.person('Usher', church(other.churches[0]));
    const mutation = mutationOf(reportFor(other));
    const [first] = await send(author, mutation);
    await removeService(other);
    const [again, anew] = [
      ...(await send(author, mutation)),
      ...(await send(author, mutationOf(reportFor(other)))),
    ];
    expect(again).toEqual({ ...first, status: 'duplicate' });
    expect(anew?.status).toBe('rejected');
  });

  test('A19: twenty requests at the same instant make one row, and all answers are equal', async () => {
    const mutation = mutationOf(fresh());
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(usher, mutation)));
    const statuses = answers.map(([result]) => result?.status).toSorted();
    expect(statuses).toEqual(['applied', ...Array(19).fill('duplicate')]);
    const outputs = new Set(answers.map(([result]) => JSON.stringify(outputOf(result))));
    expect(outputs.size).toBe(1);
    expect(await versions(outputOf(answers[0]?.[0]).reportId)).toHaveLength(1);
  });

  test('A19: different reports of one service at the same instant are all kept', async () => {
    const date = sunday(week++ % 8);
    const counts = [101, 102, 103, 104, 105];
    const authors = await Promise.all(counts.map(() => newUsher()));
    const answers = await Promise.all(
      authors.map((author, at) =>
        send(
          author,
          mutationOf(reportFor(tenant, { date, attendance: must(counts[at], 'count') })),
        ),
      ),
    );
    const outcomes = answers.map(([result]) => outputOf(result));
    expect(new Set(outcomes.map(({ reportId }) => reportId)).size).toBe(1);
    const kept = await versions(must(outcomes[0], 'an outcome').reportId);
    expect(kept.map(({ attendance }) => attendance).toSorted()).toEqual(counts);
    expect(kept.filter(({ state }) => state === 'standing')).toHaveLength(1);
  });

  test('A11: the same id with other content is refused and overwrites nothing', async () => {
    const mutation = mutationOf(fresh());
    const [first] = await send(usher, mutation);
    const [reused] = await send(usher, {
      ...mutation,
      args: { ...(mutation.args as object), attendance: 41 },
    });
    expect(reused).toMatchObject({ status: 'rejected', problem: { code: 'mutation_reuse' } });
    const [kept] = await versions(outputOf(first).reportId);
    expect(kept?.attendance).toBe(120);
  });

  test('an id of somebody else answers nothing of theirs', async () => {
    const mutation = mutationOf(fresh());
    await send(usher, mutation);
    const [taken] = await send(admin, mutation);
    expect(taken).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
    expect(taken).not.toHaveProperty('output');
  });
});

describe('one bad item', () => {
  test('A12: is refused in words by field, stores nothing, and may be mended under the same id', async () => {
    const mutation = mutationOf(fresh({ attendance: -3 }));
    const good = mutationOf(fresh());
    const [refused, applied] = await send(usher, mutation, good);
    expect(refused).toMatchObject({
      status: 'rejected',
      problem: { code: 'validation', fields: { attendance: 'Enter 0 or more' } },
    });
    expect(applied?.status).toBe('applied');
    const mended = { ...mutation, args: { ...(mutation.args as object), attendance: 3 } };
    expect((await send(usher, mended))[0]?.status).toBe('applied');
  });

  test.each([
    ['a date to come', { date: '2199-01-01' }, 'date'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date'],
    ['an old date', { date: '2001-01-07' }, 'date'],
    ['a billion people', { attendance: 1e9 }, 'attendance'],
    ['half a person', { attendance: 1.5 }, 'attendance'],
    ['NUL in the notes', { notes: 'a\0b' }, 'notes'],
    ['a lone surrogate in the notes', { notes: 'a\ud800b' }, 'notes'],
    ['a service of another church', { serviceId: randomUUID() }, 'serviceId'],
    ['nothing counted', { attendance: null }, 'attendance'],
  ])('B23: %s is a sentence at its field', async (_what, changes, field) => {
    const [result] = await send(
      usher,
      mutationOf(reportFor(tenant, { date: sunday(), ...changes })),
    );
    const fields = result?.status === 'rejected' ? result.problem.fields : undefined;
    expect(fields?.[field]).toMatch(/^[A-Z].*[^.]$/);
  });

  test('a service removed meanwhile says what to do', async () => {
    const other = await newTenant(server);
    const author = await other.person('Usher', church(other.churches[0]));
    await removeService(other);
    const [result] = await send(author, mutationOf(reportFor(other)));
    expect(result).toMatchObject({
      status: 'rejected',
      problem: { fields: { serviceId: 'This service was removed. Choose another' } },
    });
  });

  test('a form that this server does not know yet waits', async () => {
    const [result] = await send(usher, mutationOf(fresh(), { form: 2 }));
    expect(result?.status).toBe('later');
  });

  test('a fault of the program keeps nothing and refuses nothing: mended, the server takes it', async () => {
    const mutation = mutationOf(fresh());
    const handler = must(server.services.handlers[mutation.name], 'the handler');
    const run = vi.spyOn(handler, 'run').mockRejectedValueOnce(new TypeError('x is undefined'));
    expect(await send(usher, mutation)).toEqual([
      { status: 'later', id: mutation.id, fault: true },
    ]);
    run.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    expect(await send(usher, mutation)).toEqual([{ status: 'later', id: mutation.id }]);
    run.mockRestore();
    expect((await send(usher, mutation))[0]?.status).toBe('applied');
  });

  test('A18: what a handler writes itself is written once, however often the item comes', async () => {
    const mutation = mutationOf(fresh());
    const handler = must(server.services.handlers[mutation.name], 'the handler');
    const line = {
      actorId: null,
      action: 'test',
      entity: 'device',
      entityId: mutation.id,
    } as const;
    const run = vi.spyOn(handler, 'run').mockImplementation(async (tx: unknown) => {
      await writeAudit(tx as TenantTransaction, line);
      return { output: null };
    });
    const [first] = await send(usher, mutation);
    const again = await Promise.all(Array.from({ length: 5 }, () => send(usher, mutation)));
    run.mockRestore();
    expect(first?.status).toBe('applied');
    for (const [result] of again) expect(result).toEqual({ ...first, status: 'duplicate' });
    const lines = await auditOf(tenant.id, mutation.id);
    expect(lines).toHaveLength(1);
  });

  test('an item waits for the one it follows', async () => {
    const first = mutationOf(fresh());
    const second = mutationOf(fresh(), { after: first.id });
    expect((await send(usher, second))[0]?.status).toBe('later');
    const statuses = (await send(usher, first, second)).map((result) => result.status);
    expect(statuses).toEqual(['applied', 'applied']);
  });
});

describe('whose report', () => {
  test('a church never theirs is refused', async () => {
    const [result] = await send(usher, mutationOf(reportFor(tenant, there())));
    expect(result).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
  });

  test('a church just lost: the report is held, and a replay says so again', async () => {
    const leaver = await newUsher();
    await endRoles(server.services.pool, tenant.id, leaver.id);
    const mutation = mutationOf(fresh());
    const [held] = await send(leaver, mutation);
    expect(held?.status).toBe('held');
    const [again] = await send(leaver, mutation);
    expect(['held', 'duplicate']).toContain(again?.status);
    const kept = await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows('test held', 'select 1 from held_mutation where id = $1', [mutation.id]),
    );
    expect(kept).toHaveLength(1);
  });

  test('the submit grant sends when nobody is signed in, and opens nothing else', async () => {
    const grant = { 'x-submit-grant': usher.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(fresh())]);
    expect(result?.status).toBe('applied');
    const read = await server.app.request('/api/v1/churches', { headers: grant });
    expect(read.status).toBe(401);
  });
});

describe('two people, one report', () => {
  test('one counted what the other did not: merged, both are authors', async () => {
    const date = sunday(week++ % 8);
    const mine = mutationOf(reportFor(tenant, { ...there(), date, attendance: 50, males: 20 }));
    const theirs = mutationOf(reportFor(tenant, { ...there(), date, attendance: 50, females: 30 }));
    const second = await newUsher(1);
    await send(admin, mine);
    const [result] = await send(second, theirs);
    expect(outputOf(result).outcome).toBe('merged');
    const kept = await versions(outputOf(result).reportId);
    expect(kept).toHaveLength(3);
    expect(kept.find(({ state }) => state === 'standing')?.authors).toBe(2);
  });

  test('they differ: both are kept, the first stands', async () => {
    const date = sunday(week++ % 8);
    await send(admin, mutationOf(reportFor(tenant, { ...there(), date, attendance: 50 })));
    const second = await newUsher(1);
    const [result] = await send(
      second,
      mutationOf(reportFor(tenant, { ...there(), date, attendance: 60 })),
    );
    expect(outputOf(result).outcome).toBe('competing');
    const kept = await versions(outputOf(result).reportId);
    expect(kept.map(({ state, attendance }) => `${attendance} ${state}`).toSorted()).toEqual([
      '50 standing',
      '60 open',
    ]);
  });

  test('the author again: the new count stands, the old one is kept', async () => {
    const date = sunday(week++ % 8);
    await send(admin, mutationOf(reportFor(tenant, { ...there(), date, attendance: 50 })));
    const [result] = await send(
      admin,
      mutationOf(reportFor(tenant, { ...there(), date, attendance: 55 })),
    );
    expect(outputOf(result).outcome).toBe('standing');
    const kept = await versions(outputOf(result).reportId);
    expect(kept.map(({ state, attendance }) => `${attendance} ${state}`).toSorted()).toEqual([
      '50 superseded',
      '55 standing',
    ]);
  });
});
