// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { keepPicture } from '#store/pictures/kept-pictures.ts';
import type { Store } from '#store/database.ts';
import { forgetBrowser, freshBrowser, signInHere } from '../../tests/support/app-page.tsx';
import { fixedId, report } from '../../tests/support/device.ts';
import { callWithPictures } from './call-with-pictures.ts';
import { queueHere } from './queue-here.ts';

// What is kept is looked at here, and nothing sends it meanwhile.
vi.mock('./sync-here.ts', () => ({ sendWaitingHere: () => undefined }));

let store: Store;

/** A disk on which a submission has room when no picture is left, or never. */
function fullUntil(hasRoom: () => Promise<boolean>): void {
  const { vault } = store;
  const transaction = vault.transaction.bind(vault) as (...all: unknown[]) => Promise<unknown>;
  vi.spyOn(vault, 'transaction').mockImplementation((async (...all: unknown[]) => {
    if (await hasRoom()) return transaction(...all);
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  }) as never);
}

beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
});
afterEach(forgetBrowser);

const submit = () => queueHere(submitChurchReport, report(1), fixedId(1));

test('A37 a full disk: the pictures of this device go first, and the report is kept', async () => {
  await keepPicture(store.cache, '/p/1', new Blob(['a picture']), 1);
  fullUntil(async () => (await store.cache.picture.count()) === 0);
  expect(await submit()).toEqual({ answeredBy: 'device', id: fixedId(1) });
  expect(await store.vault.items.count()).toBe(1);
});

test('A37 a full disk: histories that were opened go too, and the report is kept', async () => {
  await store.cache.reportHistory.put({ id: fixedId(7), versions: [], at: 1 });
  fullUntil(async () => (await store.cache.reportHistory.count()) === 0);
  await submit();
  expect(await store.vault.items.count()).toBe(1);
});

test('A37 a full disk: a picture and what needs it are kept together, once there is room', async () => {
  await keepPicture(store.cache, '/p/1', new Blob(['a picture']), 1);
  fullUntil(async () => (await store.cache.picture.count()) === 0);
  const picture = { id: fixedId(2), type: 'image/webp', bytes: new ArrayBuffer(8) };
  const input = { pictureId: picture.id };
  await callWithPictures(changeOwnPhoto, input, { id: fixedId(1), pictures: [picture] });
  expect(await store.vault.items.count()).toBe(1);
  expect(await store.vault.pictures.toArray()).toMatchObject([
    { id: fixedId(2), item: fixedId(1) },
  ]);
});

test('A37 a full disk with nothing to let go of is told at once', async () => {
  fullUntil(async () => false);
  await expect(submit()).rejects.toMatchObject({ code: 'out_of_space' });
  expect(store.vault.transaction).toHaveBeenCalledOnce();
});
