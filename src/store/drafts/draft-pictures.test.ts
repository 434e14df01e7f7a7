import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachPicture } from '#domain/attendance/attach-picture.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import {
  fixedId,
  lerato,
  memoryDevice,
  report,
  signInOn,
  states,
  submit,
  type Device,
} from '../../../tests/support/device.ts';
import { mutationsServer } from '../../../tests/support/mutations-server.ts';
import { sendWaiting } from '../../sync/synchronise.ts';
import { openDraft, type ReportDraft } from '../attendance/draft.ts';
import { draftOfItem } from '../attendance/my-reports/mend-item.ts';
import { myReports } from '../attendance/my-reports/my-reports.ts';
import { photosHere, waitingPhotos } from '../attendance/report-photos.ts';
import { takeBack } from '../attendance/my-reports/take-back.ts';
import type { Store } from '../database.ts';
import { markSending } from '../outbox/deliveries.ts';
import { discardDraft } from './discard-draft.ts';
import { picturesOfDraft, removePicture } from './draft-pictures.ts';
import { saveDraft } from './drafts.ts';
import { keepWithDraft } from './keep-with-draft.ts';
import { discardItem, queueItem, type Attach } from '../outbox/outbox.ts';
import { renewSubmission } from '../outbox/renew-submission.ts';
import { completeSignOuts, wishSignOut } from '../session/sign-outs.ts';
import { whatLeaves } from '../session/what-leaves.ts';

const day = 1;
const photo = (n: number) => fixedId(500 + n);
const item = (n: number) => fixedId(600 + n);
const now = new Date(Date.UTC(2026, 10, 22, 9, 0));

let server: ReturnType<typeof mutationsServer>;
let device: Device;
let store: Store;
beforeEach(async () => {
  server = mutationsServer();
  device = memoryDevice(server.fetch);
  store = await signInOn(device);
});
afterEach(() => vi.restoreAllMocks());

const { date, churchId, groupId, serviceId } = report(day);
const place = { date, churchId, groupId, serviceId };

const attachTo =
  (versionId: string): Attach =>
  (pictureId) => ({ operation: attachPicture, input: { ...place, versionId, pictureId } });

async function draft(submissionId = fixedId(day)): Promise<ReportDraft> {
  const form = 'church-attendance-report' as const;
  const opened = { ...(await openDraft(store, { form, ...place })), submissionId };
  await saveDraft(store, opened);
  return opened;
}

function add(n: number, submissionId = fixedId(day)) {
  const picture = { id: photo(n), type: 'image/webp', bytes: new Uint8Array(9).fill(n).buffer };
  const kept = { item: item(n), attach: attachTo(submissionId), now: new Date(now.getTime() + n) };
  return keepWithDraft(store, submissionId, picture, kept);
}

function submitWithPhotos(id = fixedId(day), attendance = 100) {
  const { profile, vault } = store;
  const input = report(day, attendance);
  return queueItem(vault, {
    operation: submitChurchReport,
    id,
    input,
    profile,
    now,
    attach: attachTo(id),
  });
}

const send = () => sendWaiting(device.context, { reset: true });
const keptPictures = () => store.vault.pictures.toCollection().primaryKeys();
const refuse = () => ({ status: 'rejected' }) as const;
const accept = () => ({ status: 'applied' }) as const;

describe('A07 a photo that is added to a draft', () => {
  test('is kept at once, outlives the browser, and is its author’s alone', async () => {
    await draft();
    expect(await add(1)).toBe('kept');
    const again = device.restart();
    const mine = await picturesOfDraft(await signInOn(again), fixedId(day));
    expect(mine.map(({ id }) => id)).toEqual([photo(1)]);
    expect([...new Uint8Array(mine[0]?.bytes ?? new ArrayBuffer())]).toEqual(Array(9).fill(1));
    expect(await picturesOfDraft(await signInOn(again, lerato), fixedId(day))).toEqual([]);
  });

  test('is no item yet: nothing of it is sent or counted', async () => {
    await draft();
    await add(1);
    await send();
    expect(server.pictures.size).toBe(0);
    expect(await store.vault.items.count()).toBe(0);
    expect(await photosHere(store)).toEqual(new Map());
  });

  test('goes with the draft that is taken away, and by itself', async () => {
    const { key } = await draft();
    await add(1);
    await add(2);
    await removePicture(store, photo(1));
    expect(await keptPictures()).toEqual([photo(2)]);
    await discardDraft(store, key);
    expect(await keptPictures()).toEqual([]);
    expect(await add(3)).toBe('gone');
  });

  test('goes with its author’s drafts at the sign-out', async () => {
    await draft();
    await add(1);
    await wishSignOut(store.vault, store.profile.id);
    await completeSignOuts(store.vault, device.databases.deleteCache);
    expect(await keptPictures()).toEqual([]);
  });

  test('goes along when the draft is submitted under another id', async () => {
    const before = await draft();
    await add(1);
    const renewed = await renewSubmission(store, before);
    expect(await picturesOfDraft(store, fixedId(day))).toEqual([]);
    expect(await picturesOfDraft(store, renewed.submissionId)).toHaveLength(1);
  });
});

describe('A07 a report that is submitted with photos', () => {
  test('is kept with all of them in one transaction, or nothing is', async () => {
    await draft();
    await add(1);
    await add(2);
    vi.spyOn(store.vault.items, 'bulkAdd').mockImplementation(() => {
      throw new Error('Killed');
    });
    await expect(submitWithPhotos()).rejects.toThrow('Killed');
    vi.restoreAllMocks();
    expect(await store.vault.items.count()).toBe(0);
    expect(await store.vault.drafts.count()).toBe(1);
    await submitWithPhotos();
    await submitWithPhotos();
    const after = await store.vault.items.where({ after: fixedId(day) }).toArray();
    expect(after.map(({ id, args }) => [id, args])).toEqual(
      [1, 2].map((n) => [item(n), { ...place, versionId: fixedId(day), pictureId: photo(n) }]),
    );
    expect(await store.vault.drafts.count()).toBe(0);
    expect(await keptPictures()).toEqual([photo(1), photo(2)]);
  });

  test('goes first: its photos follow when it has arrived', async () => {
    await draft();
    await add(1);
    await submitWithPhotos();
    server.verdict = () => ({ status: 'later' });
    await send();
    expect(server.pictures.size).toBe(0);
    expect(await states(device)).toEqual({ 1: 'waiting', 601: 'waiting' });
    server.verdict = accept;
    await send();
    expect(server.pictures.size).toBe(1);
    expect(server.calls.flatMap(({ ids }) => (ids.length > 0 ? [ids] : []))).toEqual([
      [fixedId(day)],
      [fixedId(day)],
      [item(1)],
    ]);
    expect(await keptPictures()).toEqual([]);
  });

  test('one that was being made ready meanwhile follows it too', async () => {
    await draft();
    await submitWithPhotos();
    expect(await add(1)).toBe('submitted');
    await send();
    expect(server.pictures.size).toBe(1);
    expect(Object.keys(await states(device))).toEqual(['1', '601']);
  });

  test('says of itself that it is sent while a photo waits', async () => {
    await draft();
    await add(1);
    await submitWithPhotos();
    server.takePicture = () => new Response('', { status: 503 });
    await send();
    expect(await myReports(store)).toMatchObject([{ state: 'sent' }]);
    expect([...(await photosHere(store)).values()]).toEqual([{ waiting: 1, refused: 0 }]);
    expect(await waitingPhotos(store, place)).toMatchObject([{ id: photo(1) }]);
  });

  test('A10 a photo that is too large is set aside alone: the report and the others arrive', async () => {
    await draft();
    for (const n of [1, 2, 3]) await add(n);
    await submitWithPhotos();
    server.takePicture = (id) => (id === photo(2) ? new Response('', { status: 413 }) : undefined);
    await send();
    const { 601: first, 602: second, 603: third, 1: counted } = await states(device);
    expect([counted, first, second, third]).toEqual([
      'delivered',
      'delivered',
      'attention',
      'delivered',
    ]);
    expect(await myReports(store)).toMatchObject([{ state: 'sent' }]);
    expect([...(await photosHere(store)).values()]).toEqual([{ waiting: 0, refused: 1 }]);
    await discardItem(store, item(2));
    expect(await keptPictures()).toEqual([]);
    expect(await photosHere(store)).toEqual(new Map());
  });

  test('waits for its author’s session when they sign out, and is counted', async () => {
    await draft();
    await add(1);
    await submitWithPhotos();
    expect(await whatLeaves(store.vault, store.profile.id)).toEqual({ unsent: 2, drafts: 0 });
    await wishSignOut(store.vault, store.profile.id);
    await send();
    expect(await states(device)).toMatchObject({ 601: 'waiting' });
    expect(await keptPictures()).toEqual([photo(1)]);
    await signInOn(device);
    await send();
    expect(server.pictures.size).toBe(1);
  });
});

describe('A07 a report with photos that does not arrive as it is', () => {
  test('refused, it keeps them until it is mended, and they follow what mends it', async () => {
    await draft();
    await add(1);
    await submitWithPhotos();
    server.verdict = refuse;
    await send();
    expect(await states(device)).toEqual({ 1: 'attention', 601: 'waiting' });
    expect(await draftOfItem(store, fixedId(day))).toMatchObject({ submissionId: fixedId(day) });
    expect(await picturesOfDraft(store, fixedId(day))).toHaveLength(1);
    await add(2);
    server.verdict = accept;
    await submitWithPhotos(fixedId(day), 90);
    await send();
    expect([...server.pictures.keys()].toSorted()).toEqual([photo(1), photo(2)]);
  });

  test('taken back, it takes them along', async () => {
    await draft();
    await add(1);
    await submitWithPhotos();
    await discardItem(store, fixedId(day));
    expect(await store.vault.items.count()).toBe(0);
    expect(await keptPictures()).toEqual([]);
  });

  test('deleted when it may have arrived, those that were not tried go at once', async () => {
    await draft();
    await add(1);
    const submitted = await submitWithPhotos();
    await markSending(store.vault, [submitted], 5);
    const [row] = await myReports(store);
    expect(row?.state).toBe('sending');
    if (row) await takeBack(store, row, null);
    expect(await states(device)).toEqual({ 1: 'sending' });
    expect(await keptPictures()).toEqual([]);
  });

  test('replaced by what came after it, it hands them on', async () => {
    await draft();
    await add(1);
    const first = await submitWithPhotos();
    await markSending(store.vault, [first], 5);
    const second = fixedId(51);
    await submit(store, day, 101, second);
    server.verdict = refuse;
    await send();
    expect(await states(device)).toEqual({ 1: 'attention', 51: 'waiting', 601: 'waiting' });
    expect(await draftOfItem(store, fixedId(day))).toMatchObject({ submissionId: second });
    server.verdict = accept;
    await submitWithPhotos(second, 102);
    expect((await store.vault.items.get(item(1)))?.args).toMatchObject({ versionId: second });
    await send();
    expect(await states(device)).toMatchObject({ 51: 'delivered', 601: 'delivered' });
  });
});
