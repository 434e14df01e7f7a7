// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { openDraft } from '#store/attendance/draft.ts';
import { saveDraft } from '#store/drafts/drafts.ts';
import { memoryDevice, signInOn, thabo } from '../../../tests/support/device.ts';
import { bringBack, carried, carry, forgetCopies } from './carried.ts';

const nowhere = () => Promise.reject(new Error('No network'));
const context = {
  form: 'church-attendance-report',
  churchId: 'c',
  serviceId: 's',
  date: '2026-01-10',
} as const;

async function counted(typedAt: number) {
  const store = await signInOn(memoryDevice(nowhere));
  return { store, draft: { ...(await openDraft(store, context)), typedAt } };
}

beforeEach(() => sessionStorage.clear());

test('A40 what was being counted goes into the new store once, as it was typed last', async () => {
  const { store, draft } = await counted(200);
  carry([draft]);
  carry([{ ...draft, typedAt: 100 }]);
  expect(await bringBack(store)).toEqual([draft.submissionId]);
  expect(await store.vault.drafts.get(draft.key)).toMatchObject({ typedAt: 200 });
  expect(carried()).toEqual([]);
  expect(sessionStorage.getItem(draft.key)).toBeNull();
  expect(await bringBack(store)).toEqual([]);
});

test('A40 what comes back takes no place of what was counted since', async () => {
  const { store, draft } = await counted(100);
  carry([draft]);
  await saveDraft(store, { ...draft, typedAt: 300 });
  await bringBack(store);
  expect(await store.vault.drafts.get(draft.key)).toMatchObject({ typedAt: 300 });
});

test('A40 a sign-out takes the copies of one person away, and leaves what waits for another', async () => {
  const { draft } = await counted(100);
  const other = { ...draft, key: 'other|draft', accountId: 'other' };
  carry([draft, other]);
  forgetCopies(thabo);
  expect(carried()).toMatchObject([{ key: 'other|draft' }]);
  expect(sessionStorage.getItem(draft.key)).toBeNull();
  expect(sessionStorage.getItem('other|draft')).toContain('2026-01-10');
});
