import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { fixedId, memoryDevice, signInOn, submit, thabo } from '../../tests/support/device.ts';
import { clientIdOf } from './session/client-id.ts';
import { openDraft } from './attendance/draft.ts';
import { saveDraft } from './drafts/drafts.ts';
import { completeSignOuts, wishSignOut } from './session/sign-outs.ts';
import { createVault } from './vault.ts';
import { lossOf, withoutArrived, lossDetectorOf } from './loss-detector.ts';

const nowhere = () => Promise.reject(new Error('No network'));
const at = { now: 5000, newId: () => fixedId(77) };

async function counted() {
  const device = memoryDevice(nowhere);
  const store = await signInOn(device);
  await clientIdOf(store.vault);
  await submit(store, 3);
  const context = { form: 'church-attendance-report', churchId: 'c', serviceId: 's' } as const;
  await saveDraft(store, await openDraft(store, { ...context, date: '2026-01-10' }));
  return { device, store };
}

test('A40 the loss detector names what was not sent, by day; it holds no numbers and no names', async () => {
  const { store } = await counted();
  const detector = await lossDetectorOf(store.vault, 1000);
  expect(detector.unsent.map(({ date }) => date).toSorted()).toEqual(['2026-01-03', '2026-01-10']);
  expect(detector).toMatchObject({ seenAt: 1000, active: thabo });
  expect(JSON.stringify(detector)).not.toMatch(/Thabo|attendance/);
});

test('A40 an emptied store is noticed, also when the worker has begun a new one', async () => {
  const { store } = await counted();
  const detector = await lossDetectorOf(store.vault, 1000);
  const emptied = createVault({ indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await lossOf(emptied, detector, at)).toMatchObject({ noticedAt: 5000, seenAt: 1000 });
  await clientIdOf(emptied);
  const lost = await lossOf(emptied, detector, at);
  expect(lost?.losses).toMatchObject([{ accountId: thabo, told: false }]);
  expect(lost?.losses[0]?.unsent).toHaveLength(2);
});

test('A40 what the server had after all was not lost', async () => {
  const { store } = await counted();
  const detector = await lossDetectorOf(store.vault, 1000);
  const emptied = createVault({ indexedDB: new IDBFactory(), IDBKeyRange });
  const lost = await lossOf(emptied, detector, at);
  if (!lost) throw new Error('The loss was not noticed');
  const [loss] = withoutArrived(lost, fixedId(77), [fixedId(3)]).losses;
  expect(loss).toMatchObject({ told: true, unsent: [{ date: '2026-01-10' }] });
});

test('A40 a sign-out that somebody asked for raises nothing', async () => {
  const { device, store } = await counted();
  const detector = await lossDetectorOf(store.vault, 1000);
  await wishSignOut(store.vault, thabo);
  await completeSignOuts(store.vault, device.databases.deleteCache);
  expect(await lossOf(store.vault, detector, at)).toBeNull();
});

test('A40 nobody lost anything where nobody was and nothing waited', async () => {
  const device = memoryDevice(nowhere);
  await clientIdOf(device.databases.vault);
  const detector = await lossDetectorOf(device.databases.vault, 1000);
  const emptied = createVault({ indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await lossOf(emptied, detector, at)).toBeNull();
});
