import { IDBDatabase } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  firstService,
  fixedId,
  lerato,
  memoryDevice,
  report,
  signInOn,
  soweto,
  states,
  submit,
  thabo,
} from '../../../tests/support/device.ts';
import { applyResults, markSending, putBack, settle } from './deliveries.ts';
import { openDraft } from '../attendance/draft.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { renewSubmission } from './renew-submission.ts';
import type { Item } from './item.ts';
import { draftOfItem } from '../attendance/my-reports/mend-item.ts';
import { discardItem } from './outbox.ts';

const context = {
  form: 'church-attendance-report',
  churchId: soweto,
  serviceId: firstService,
  date: '2026-01-01',
} as const;

async function device() {
  const browser = memoryDevice(() => Promise.reject(new TypeError('No network')));
  return { browser, store: await signInOn(browser) };
}

afterEach(() => vi.restoreAllMocks());

describe('keeping a submission', () => {
  test('A06 asks for strict durability, and is done when the transaction is complete', async () => {
    const order: string[] = [];
    const original = IDBDatabase.prototype.transaction;
    // Before the database is opened: afterwards the function is bound.
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: InstanceType<typeof IDBDatabase>,
      ...args: Parameters<typeof original>
    ) {
      const transaction = original.apply(this, args);
      if (args[1] !== 'readwrite') return transaction;
      const options = args[2] as { durability?: string } | undefined;
      order.push(`${args[1]} ${options?.durability}`);
      transaction.addEventListener('complete', () => order.push('complete'));
      return transaction;
    });
    const { store } = await device();
    order.length = 0;
    await submit(store, 1);
    order.push('saved');
    expect(order).toEqual(['readwrite strict', 'complete', 'saved']);
  });

  test('A02 the item is there and the draft is closed, or neither', async () => {
    const { store } = await device();
    const draft = { ...(await openDraft(store, context)), submissionId: fixedId(1) };
    await saveDraft(store, draft);
    const spy = vi.spyOn(store.vault.drafts, 'where').mockImplementation(() => {
      throw new Error('Killed');
    });
    await expect(submit(store, 1)).rejects.toThrow('Killed');
    spy.mockRestore();
    expect(await store.vault.items.count()).toBe(0);
    expect(await store.vault.drafts.count()).toBe(1);
    await submit(store, 1);
    expect(await store.vault.items.count()).toBe(1);
    expect(await store.vault.drafts.count()).toBe(0);
  });

  test('a save that comes late does not bring the draft back', async () => {
    const { store } = await device();
    const draft = { ...(await openDraft(store, context)), submissionId: fixedId(1) };
    expect(await saveDraft(store, draft)).toBe('saved');
    await submit(store, 1);
    expect(await saveDraft(store, draft)).toBe('closed');
    expect(await store.vault.drafts.count()).toBe(0);
  });

  test('asked twice under one id there is one item; the page and the worker may both ask', async () => {
    const { browser, store } = await device();
    await Promise.all([submit(store, 1), submit(store, 1)]);
    expect(await states(browser)).toEqual({ 1: 'waiting' });
  });

  test('never tried it may be replaced; tried it is frozen', async () => {
    const { store } = await device();
    await submit(store, 1, 100);
    const replaced = await submit(store, 1, 120);
    expect(replaced.args).toMatchObject({ attendance: 120 });
    await markSending(store.vault, [replaced], 0);
    await putBack(store.vault, [replaced.id], 'unreachable', { now: 0, random: () => 0 });
    await expect(submit(store, 1, 130)).rejects.toMatchObject({ code: 'mutation_reuse' });
    expect((await store.vault.items.get(fixedId(1)))?.args).toMatchObject({ attendance: 120 });
  });

  test('an id belongs to its author', async () => {
    const { browser, store } = await device();
    await submit(store, 1);
    const other = await signInOn(browser, lerato);
    await expect(submit(other, 1)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a second submission of one record comes after the first', async () => {
    const { store } = await device();
    await submit(store, 1, 100, fixedId(1));
    await submit(store, 1, 101, fixedId(51));
    const third = await submit(store, 1, 102, fixedId(52));
    expect(third.after).toBe(fixedId(51));
  });
});

describe('mending', () => {
  test('A12 a refused report opens with its numbers and keeps its id', async () => {
    const { store } = await device();
    await submit(store, 1, 77);
    const problem = { code: 'validation', message: 'Choose the service again' };
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(1), problem }], {
      now: 0,
      random: () => 0,
    });
    const draft = await draftOfItem(store, fixedId(1));
    expect(draft).toMatchObject({ submissionId: fixedId(1), values: { attendance: 77 } });
    await submit(store, 1, 78);
    expect(await store.vault.drafts.count()).toBe(0);
    expect((await store.vault.items.get(fixedId(1)))?.state.kind).toBe('waiting');
  });

  test('one that is on its way is changed by a submission that follows it', async () => {
    const { store } = await device();
    const item = await submit(store, 1, 77);
    await markSending(store.vault, [item], 0);
    const draft = await draftOfItem(store, fixedId(1));
    expect(draft?.submissionId).not.toBe(fixedId(1));
    expect(draft).toMatchObject({ basedOn: fixedId(1), values: { attendance: 77 } });
  });

  test('a frozen draft is renewed under an id of its own, based on what it mended', async () => {
    const { store } = await device();
    const draft = { ...(await openDraft(store, context)), submissionId: fixedId(1) };
    const renewed = await renewSubmission(store, draft);
    expect(renewed.submissionId).not.toBe(fixedId(1));
    expect(renewed.basedOn).toBe(fixedId(1));
  });

  test('a refused report is mended by the last word of its author', async () => {
    const { browser, store } = await device();
    await submit(store, 1, 100, fixedId(1));
    await submit(store, 1, 101, fixedId(51));
    const problem = { code: 'validation', message: 'Check the number' };
    await applyResults(store.vault, [{ status: 'rejected', id: fixedId(1), problem }], {
      now: 0,
      random: () => 0,
    });
    const draft = await draftOfItem(store, fixedId(1));
    expect(draft).toMatchObject({ submissionId: fixedId(51), values: { attendance: 101 } });
    const mended = await submit(store, 1, 102, fixedId(51));
    expect(mended.after).toBeNull();
    expect(await states(browser)).toEqual({ 51: 'waiting' });
  });

  test('what no server has may be taken back, what is on its way may not', async () => {
    const { browser, store } = await device();
    const first = await submit(store, 1);
    await submit(store, 2);
    await markSending(store.vault, [first], 0);
    await discardItem(store, fixedId(2));
    await expect(discardItem(store, fixedId(1))).rejects.toMatchObject({ code: 'conflict' });
    expect(await states(browser)).toEqual({ 1: 'sending' });
  });
});

const deliveredItem = (index: number): Item => ({
  id: fixedId(index + 1),
  name: 'attendance.submitChurchReport',
  form: 1,
  args: report(1),
  record: `record ${index}`,
  after: null,
  accountId: thabo,
  tenantId: fixedId(903),
  capturedAt: '2026-11-22T09:00:00.000Z',
  state: { kind: 'delivered', attempts: 1, how: 'accepted', output: {}, at: index },
});

describe('history', () => {
  test('the last 200 delivered stay, and a long talk does not push the reports out', async () => {
    const { browser, store } = await device();
    await store.vault.items.bulkAdd(
      Array.from({ length: 205 }, (_, index) => deliveredItem(index)),
    );
    const said = { name: 'chat.send', change: 'Message' };
    await store.vault.items.bulkAdd(
      Array.from({ length: 300 }, (_, index) => ({ ...deliveredItem(1000 + index), ...said })),
    );
    const ids = await store.vault.items.toCollection().primaryKeys();
    await settle(store.vault, thabo, ids);
    const left = await states(browser);
    const days = Object.keys(left).map(Number);
    expect(days.filter((day) => day <= 1000)).toHaveLength(200);
    expect(days.filter((day) => day > 1000)).toHaveLength(200);
    expect(left[5]).toBeUndefined();
    expect(left[6]).toBe('sent');
  });

  test('a second verdict on an item that had its verdict changes nothing', async () => {
    const { browser, store } = await device();
    const item = await submit(store, 1);
    await markSending(store.vault, [item], 0);
    const moment = { now: 0, random: () => 0 };
    const delivered = { id: item.id, output: {}, epoch: 'one', v: 1 };
    await applyResults(store.vault, [{ status: 'applied', ...delivered }], moment);
    const problem = { code: 'validation', message: 'Too late' };
    await applyResults(store.vault, [{ status: 'rejected', id: item.id, problem }], moment);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });
});
