// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFor } from '#store/attendance/draft.ts';
import type { Store } from '#store/database.ts';
import {
  forgetBrowser,
  freshBrowser,
  loseNetwork,
  openApp,
  signInHere,
  sunday,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { firstService, fixedId, soweto } from '../../../../tests/support/device.ts';
import { snackbars } from '../../../ui/snackbar/snackbars.ts';

const drawing = vi.hoisted(() => ({ next: () => Promise.resolve(new Blob(['sheet'])) }));
vi.mock('./whole-picture.ts', () => ({
  wholePicture: () => drawing.next(),
}));
vi.mock('../../../api/updates/when-stable.ts', () => ({
  whenStable: (then: () => void) => then(),
}));

const submitPath = '/apps/churches/submit-attendance-report';
const context = {
  form: 'church-attendance-report',
  churchId: soweto,
  serviceId: firstService,
  date: sunday,
} as const;

let store: Store;
beforeEach(async () => {
  freshBrowser();
  store = await signInHere();
  loseNetwork();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:copy-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  drawing.next = () => Promise.resolve(new Blob(['sheet'], { type: 'image/webp' }));
});
afterEach(forgetBrowser);

const part = () => screen.findByRole('region', { name: 'Photos of the tally sheet' });
const photo = (name = 'sheet.jpg', type = 'image/jpeg', size = 5) => {
  const file = new File(['sheet'], name, { type });
  return Object.defineProperty(file, 'size', { value: size });
};

async function choose(file: File): Promise<void> {
  const input = (await part()).querySelector('input');
  if (!input) throw new Error('No input');
  fireEvent.change(input, { target: { files: [file] } });
}

const thumbs = async () => within(await part()).queryAllByRole('img');
const shows = (photos: number) => waitFor(async () => expect(await thumbs()).toHaveLength(photos));

async function addAll(photos: number): Promise<void> {
  for (let at = 1; at <= photos; at += 1) {
    await choose(photo());
    await shows(at);
  }
}

const kept = () => store.vault.pictures.toArray();

async function countAndSubmit(): Promise<void> {
  const attendance = await screen.findByRole('spinbutton', { name: 'Attendance' });
  fireEvent.change(attendance, { target: { value: '90' } });
  await waitFor(async () => expect((await draftFor(store, context))?.values.attendance).toBe(90));
  fireEvent.click(screen.getByRole('button', { name: 'Submit report' }));
  const sure = await screen.findByRole('button', { name: /^Submit (anyway|report)$/ });
  if (screen.queryByText('Saved on this device') === null) fireEvent.click(sure);
  await screen.findByRole('dialog', { name: 'Saved on this device' });
}

test('A07 a photo is kept with a draft before anything is counted, and is there again', async () => {
  await openApp(submitPath);
  await addAll(1);
  await axeFindsNothing('a draft with a photo', document.body);
  const draft = await draftFor(store, context);
  expect(await kept()).toMatchObject([{ draft: draft?.submissionId, type: 'image/webp' }]);
  cleanup();
  await openApp(submitPath);
  await shows(1);
  expect((await part()).textContent).toContain('1 of 3, saved on this device');
});

test('A07 three photos are the most; each opens large and goes when it is removed', async () => {
  await openApp(submitPath);
  await addAll(3);
  expect((await part()).textContent).toContain('3 of 3, saved on this device. Remove one');
  expect(within(await part()).queryByRole('button', { name: 'Add another photo' })).toBeNull();
  fireEvent.click(screen.getByRole('img', { name: 'Photo of the tally sheet, 2 of 3' }));
  await screen.findByRole('dialog', { name: 'Photo of the tally sheet, 2 of 3' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await screen.findByRole('dialog', { name: 'Photo of the tally sheet, 3 of 3' });
  await axeFindsNothing('a photo that is open', document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 2 of 3' }));
  await shows(2);
  expect(await kept()).toHaveLength(2);
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('A07 a fourth photo, since another tab added one, is refused in a sentence', async () => {
  await openApp(submitPath);
  await addAll(2);
  drawing.next = () => Promise.reject(new Error('Never asked to'));
  const [one] = await kept();
  const input = (await part()).querySelector('input');
  if (one) await store.vault.pictures.put({ ...one, id: fixedId(7) });
  if (input) fireEvent.change(input, { target: { files: [photo()] } });
  await screen.findByText('A report has at most 3 photos. Remove one to add another.');
  expect(await kept()).toHaveLength(3);
});

test.each([
  [photo('notes.pdf', 'application/pdf'), /“notes\.pdf” is not a picture\. Choose a photo/],
  [photo('sheet.jpg', 'image/jpeg', 0), /“sheet\.jpg” is empty\. Choose another picture\./],
  [
    photo('sheet.jpg', 'image/jpeg', 30_000_000),
    /has 30\sMB\. Choose a picture of at most 25\sMB\./,
  ],
])('A07 a file that cannot be a photo is refused in a sentence: %o', async (file, sentence) => {
  await openApp(submitPath);
  await choose(file);
  await screen.findByText(sentence);
  await axeFindsNothing('a file that was refused', document.body);
  expect(await kept()).toEqual([]);
});

test('A37 no room for the photo: it is said, and the numbers are kept', async () => {
  await openApp(submitPath);
  await part();
  vi.spyOn(store.vault.pictures, 'put').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  await choose(photo());
  await screen.findByText(/^There is no room for the photo on this device\./);
  await countAndSubmit();
  expect(await store.vault.items.count()).toBe(1);
});

test('A07 a report is submitted with its photo: what follows it is kept with it', async () => {
  await openApp(submitPath);
  await addAll(1);
  await countAndSubmit();
  const items = await store.vault.items.toArray();
  const [report, attach] = items.toSorted((a) => (a.after === null ? -1 : 1));
  expect(attach).toMatchObject({
    name: 'attendance.attachPicture',
    after: report?.id,
    args: { versionId: report?.id, date: sunday },
  });
  expect(await kept()).toMatchObject([{ item: attach?.id }]);
  expect(await store.vault.drafts.count()).toBe(0);
});

test('A07 a photo that is still being made ready does not hold up the numbers, and follows them', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  drawing.next = () => promise;
  await openApp(submitPath);
  await choose(photo());
  await countAndSubmit();
  expect(await store.vault.items.count()).toBe(1);
  await act(async () => resolve(new Blob(['sheet'], { type: 'image/webp' })));
  await waitFor(async () => expect(await store.vault.items.count()).toBe(2));
  expect(await kept()).toHaveLength(1);
  expect(snackbars.current()).toBeNull();
});
