import { expect, test } from 'vitest';
import {
  firstService,
  fixedId,
  memoryDevice,
  signInOn,
  soweto,
  submit,
} from '../../../tests/support/device.ts';
import { openDraft, type ReportDraft } from '../attendance/draft.ts';
import { discardDraft } from './discard-draft.ts';
import { saveDraft } from './drafts.ts';
import { completeSignOuts, wishSignOut } from '../session/sign-outs.ts';
import { noteTyped, unsavedOf } from './typed.ts';

const context = {
  form: 'church-attendance-report',
  churchId: soweto,
  serviceId: firstService,
  date: '2026-11-22',
} as const;

async function device() {
  const browser = memoryDevice(() => Promise.reject(new Error('No network')));
  const store = await signInOn(browser);
  const fresh = await openDraft(store, context);
  const typed = (attendance: number, typedAt: number): ReportDraft => ({
    ...fresh,
    typedAt,
    values: { ...fresh.values, attendance },
  });
  /** Unsaved input that the next page finds. */
  const found = async () => unsavedOf(store.vault, await openDraft(store, context));
  return { browser, store, typed, found };
}

test('A03 issue 10.34: what was typed and not saved is found; what was saved is not', async () => {
  const { store, typed, found } = await device();
  noteTyped(store.vault, typed(34, 1000));
  expect((await found())?.values.attendance).toBe(34);
  await saveDraft(store, typed(34, 1000), 1001);
  expect(await found()).toBeNull();
});

test('A03 issue 10.34: what was typed while the number before it was saved is found', async () => {
  const { store, typed, found } = await device();
  noteTyped(store.vault, typed(34, 1000));
  noteTyped(store.vault, typed(345, 1002));
  // However late the save ends.
  for (const savedAt of [1001, 1003]) {
    await saveDraft(store, typed(34, 1000), savedAt);
    expect((await found())?.values.attendance).toBe(345);
  }
});

test('A03 issue 10.34: what was submitted, taken away or signed out of is not brought back', async () => {
  const { browser, store, typed, found } = await device();
  await submit(store, 1, 34, typed(34, 0).submissionId);
  noteTyped(store.vault, typed(34, 1000));
  expect(await found()).toBeNull();
  noteTyped(store.vault, { ...typed(34, 1000), submissionId: fixedId(77) });
  expect(await found()).not.toBeNull();
  await discardDraft(store, typed(34, 0).key);
  expect(await found()).toBeNull();
  noteTyped(store.vault, { ...typed(34, 1000), submissionId: fixedId(78) });
  await wishSignOut(store.vault, store.profile.id);
  await completeSignOuts(store.vault, browser.databases.deleteCache);
  expect(await store.vault.typed.toArray()).toEqual([]);
});
