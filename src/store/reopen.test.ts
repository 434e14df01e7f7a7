import { expect, test, vi } from 'vitest';
import { memoryDevice, signInOn, states, submit } from '../../tests/support/device.ts';
import { openDraft } from './attendance/draft.ts';
import { saveDraft } from './drafts/drafts.ts';

const nowhere = () => Promise.reject(new Error('No network'));
const lostConnection = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError');

/** The next transactions of the vault fail as Safari's do when its storage process went away. */
function breakConnection(vault: object, times: number) {
  const transaction = vi.spyOn(vault as { transaction(): Promise<unknown> }, 'transaction');
  for (let time = 0; time < times; time++) transaction.mockRejectedValueOnce(lostConnection());
  return transaction;
}

test('A39 a connection that is lost in the middle of a submission is opened anew, once', async () => {
  const device = memoryDevice(nowhere);
  const store = await signInOn(device);
  breakConnection(store.vault, 1);
  await submit(store, 3);
  expect(await states(device)).toEqual({ 3: 'waiting' });
});

test('A39 a connection that stays lost is told, and what was there is still there', async () => {
  const device = memoryDevice(nowhere);
  const store = await signInOn(device);
  await submit(store, 3);
  breakConnection(store.vault, 2);
  await expect(submit(store, 4)).rejects.toThrow(/Indexed Database server lost/);
  expect(await states(device)).toEqual({ 3: 'waiting' });
});

test('A39 a draft is saved through a lost connection', async () => {
  const store = await signInOn(memoryDevice(nowhere));
  const form = 'church-attendance-report' as const;
  const draft = await openDraft(store, { form, churchId: 'c', serviceId: 's', date: '2026-01-10' });
  breakConnection(store.vault, 1);
  expect(await saveDraft(store, draft)).toBe('saved');
});

test('A37 a full disk is no lost connection: it is told at once', async () => {
  const store = await signInOn(memoryDevice(nowhere));
  const transaction = vi.spyOn(store.vault, 'transaction');
  transaction.mockRejectedValueOnce(new DOMException('Quota exceeded', 'QuotaExceededError'));
  await expect(submit(store, 3)).rejects.toThrow(/Quota/);
  expect(transaction).toHaveBeenCalledOnce();
});
