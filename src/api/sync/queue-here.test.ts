// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { attachPicture } from '#domain/attendance/attach-picture.ts';
import { must } from '#domain/must.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { keepPicture } from '#store/pictures/kept-pictures.ts';
import type { Store } from '#store/database.ts';
import type { Attach } from '#store/outbox/outbox.ts';
import { forgetBrowser, freshBrowser, signInHere } from '../../../tests/support/app-page.tsx';
import { fixedId, report } from '../../../tests/support/device.ts';
import { callWithPictures } from '../calls/call-with-pictures.ts';
import { queueHere } from './queue-here.ts';
import { submitWithPictures } from '../pictures/submit-with-pictures.ts';

// The test looks at stored items here, and nothing sends them meanwhile.
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

/** The vault is closed, and does not open before pictures have gone: a full disk in another dress. */
function failOpening(): void {
  store.vault.close({ disableAutoOpen: false });
  const factory = must(Dexie.dependencies.indexedDB, 'the browser’s databases');
  const open = factory.open.bind(factory);
  let isFull = true;
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    if (isFull) throw new DOMException('The disk said no', 'AbortError');
    return open(name, version);
  });
  const { picture } = store.cache;
  const clear = picture.clear.bind(picture);
  vi.spyOn(picture, 'clear').mockImplementation(() => {
    isFull = false;
    return clear();
  });
}

test('A38 AbortError as the store opens: the pictures of this device go first, and the report is kept', async () => {
  await keepPicture(store.cache, '/p/1', new Blob(['a picture']), 1);
  failOpening();
  expect(await submit()).toEqual({ answeredBy: 'device', id: fixedId(1) });
  expect(await store.vault.items.count()).toBe(1);
  expect(await store.cache.picture.count()).toBe(0);
});

test('A38 AbortError as the store opens, with nothing to let go of: it is said in words, and kept once it opens', async () => {
  failOpening();
  await expect(submit()).rejects.toMatchObject({ code: 'out_of_space' });
  vi.restoreAllMocks();
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

const { date, churchId, groupId, serviceId } = report(1);
const attach: Attach = (pictureId) => ({
  operation: attachPicture,
  input: { date, churchId, groupId, serviceId, versionId: fixedId(1), pictureId },
});

async function keepPhoto(): Promise<void> {
  const { profile, vault } = store;
  const taken = { item: fixedId(3), accountId: profile.id, takenAt: new Date().toISOString() };
  const picture = { id: fixedId(2), type: 'image/webp', bytes: new ArrayBuffer(8) };
  await vault.pictures.add({ ...picture, ...taken, draft: fixedId(1) });
}

const submitWithPhoto = () =>
  submitWithPictures(submitChurchReport, report(1), { id: fixedId(1), attach });

/** As many transactions that write items find no room. */
function refuseSubmissions(most: number): void {
  const { vault } = store;
  const add = vault.items.add.bind(vault.items);
  let refused = 0;
  vi.spyOn(vault.items, 'add').mockImplementation(((item: never) => {
    if (refused++ < most) throw new DOMException('Quota exceeded', 'QuotaExceededError');
    return add(item);
  }) as never);
}

test('A37 a full disk: what is kept to be shown goes before a photo of the report', async () => {
  await keepPicture(store.cache, '/p/1', new Blob(['a picture']), 1);
  await keepPhoto();
  refuseSubmissions(1);
  expect(await submitWithPhoto()).toEqual({ leftOut: 0 });
  expect(await store.vault.items.count()).toBe(2);
  expect(await store.cache.picture.count()).toBe(0);
});

test('A37 a full disk: the photo goes before the report, which is kept without it', async () => {
  await keepPhoto();
  refuseSubmissions(1);
  expect(await submitWithPhoto()).toEqual({ leftOut: 1 });
  expect(await store.vault.items.toCollection().primaryKeys()).toEqual([fixedId(1)]);
  expect(await store.vault.pictures.count()).toBe(0);
});

test('A37 a full disk that has no room for the report either: it is said, and nothing goes twice', async () => {
  await keepPhoto();
  refuseSubmissions(9);
  await expect(submitWithPhoto()).rejects.toMatchObject({ code: 'out_of_space' });
  await expect(submitWithPhoto()).rejects.toMatchObject({ code: 'out_of_space' });
});
