// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachPicture } from '#domain/attendance/attach-picture.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { keptHistory } from '#store/attendance/kept-histories.ts';
import type { Store } from '#store/database.ts';
import { applyResults } from '#store/outbox/deliveries.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { pictureArrived, refusePicture } from '#store/outbox/waiting-pictures.ts';
import {
  administrator,
  forgetBrowser,
  freshBrowser,
  holdReport,
  openApp,
  signInHere,
} from '../../../../tests/support/app-page.tsx';
import { axeFindsNothing } from '../../../../tests/support/axe-here.ts';
import { fixedId, report } from '../../../../tests/support/device.ts';
import { sentReport } from '../../../../tests/support/sent-report.ts';
import { problem } from '../../../../tests/support/mutations-server.ts';
import { missed, reached } from '../../../api/calls/connection.ts';
import { read } from '../../../api/calls/read.ts';
import { publishSessionEnd } from '../../../api/session/who.ts';

vi.mock('../../../api/calls/read.ts', () => ({ read: vi.fn() }));

const moment = { now: 5, random: () => 0 };
const [submission, attach] = [fixedId(1), fixedId(601)];
const photo = (n: number) => fixedId(500 + n);
const { date, churchId, groupId, serviceId } = report(1, 90);
const arrived = sentReport({
  attendance: 90,
  id: submission,
  standingVersionId: submission,
  receivedAt: '2026-01-01T09:00:00.000Z',
});

let store: Store;
/** Photos of the report that the server names, and the answer for each. */
let named: string[];
let given: Record<string, Blob | 'gone'>;

beforeEach(async () => {
  freshBrowser();
  store = await signInHere(administrator);
  [named, given] = [[], {}];
  vi.mocked(read).mockReset();
  vi.mocked(read).mockImplementation((async () => {
    const pictures = named.map((id) => ({ id, versionId: submission }));
    return { output: { data: { report: arrived, versions: [], pictures } }, asOf: null };
  }) as never);
  vi.stubGlobal('fetch', async (request: Request) => {
    const found = given[new URL(request.url).pathname];
    if (!found) throw new TypeError('No network');
    if (found === 'gone') return problem(404, 'not_found');
    return new Response(found, { headers: { 'content-type': found.type } });
  });
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:copy-${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(async () => {
  publishSessionEnd('signedOut');
  await forgetBrowser();
});

/** A report with a photo, submitted on this device. */
async function submitWithPhoto(): Promise<void> {
  const { vault, profile } = store;
  const takenAt = new Date().toISOString();
  const kept = { item: attach, draft: submission, accountId: profile.id, takenAt };
  const picture = { id: photo(1), type: 'image/webp', bytes: new ArrayBuffer(8) };
  await vault.pictures.add({ ...picture, ...kept });
  await queueItem(vault, {
    operation: submitChurchReport,
    id: submission,
    input: report(1, 90),
    profile,
    now: new Date(),
    attach: (pictureId) => ({
      operation: attachPicture,
      input: { date, churchId, groupId, serviceId, versionId: submission, pictureId },
    }),
  });
}

async function deliver(id: string): Promise<void> {
  const output = { receiptNumber: 'GV-7' };
  await applyResults(store.vault, [{ status: 'applied', id, output, epoch: 'one', v: 1 }], moment);
}

const openReport = () => openApp(`/apps/churches/attendance-reports?report=${submission}`);
const card = async () => {
  const heading = await screen.findByRole('heading', { name: 'Photos of the tally sheet' });
  return heading.parentElement as HTMLElement;
};
const picture = (at: number, of: number) =>
  screen.findByRole('img', { name: `Photo of the tally sheet, ${at} of ${of}` });

test('A07 My reports: a report whose photo waits is sent, and says that the photo waits', async () => {
  await submitWithPhoto();
  await openApp('/apps/churches/my-reports');
  await screen.findByText('1 photo goes after the numbers.');
  await act(() => deliver(submission));
  await screen.findByText('1 photo waits for a better signal.');
  const row = screen.getByText('1 photo waits for a better signal.').closest('li');
  expect(within(row as HTMLElement).getByText('Sent')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
  await axeFindsNothing('a report whose photo waits', document.body);
  await act(async () => {
    await pictureArrived(store.vault, photo(1));
    await deliver(attach);
  });
  await waitFor(() => expect(screen.queryByText(/photo waits/)).toBeNull());
});

test('A10 My reports: a photo that is too large says so beside its report, and can be removed', async () => {
  await submitWithPhoto();
  await deliver(submission);
  const tooLarge = {
    code: 'too_large',
    message: 'This picture is too large. Choose a smaller one',
  };
  await refusePicture(store.vault, attach, tooLarge);
  await openApp('/apps/churches/my-reports');
  await screen.findByText('1 photo was not sent. See “Changes that were refused”.');
  await screen.findByText('This picture is too large. Choose a smaller one.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await axeFindsNothing('a photo that is too large', document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Photo of a tally sheet' }));
  await waitFor(() => expect(screen.queryByText(/was not sent/)).toBeNull());
  expect(await store.vault.pictures.count()).toBe(0);
  expect((await store.vault.items.toArray()).map(({ id }) => id)).toEqual([submission]);
});

test('A07 who deletes a report is told that its photo goes with it', async () => {
  await submitWithPhoto();
  await openApp('/apps/churches/my-reports');
  fireEvent.click(await screen.findByRole('button', { name: /^More:/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await screen.findByText('The photo of the tally sheet on this device is deleted too.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete report' }));
  await waitFor(async () => expect(await store.vault.items.count()).toBe(0));
  expect(await store.vault.pictures.count()).toBe(0);
});

test('issue 11.3: a report shows its photos, those of the server and those that wait here', async () => {
  await submitWithPhoto();
  await holdReport(store, arrived);
  named = [photo(2)];
  given = { [pictureAddress(photo(2))]: new Blob(['sheet'], { type: 'image/webp' }) };
  await openReport();
  await picture(1, 2);
  await picture(2, 2);
  expect((await card()).textContent).toContain('Waits on this device');
  await axeFindsNothing('a report with photos', document.body);
  fireEvent.click(await picture(1, 2));
  const dialog = await screen.findByRole('dialog', { name: 'Photo of the tally sheet, 1 of 2' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  await screen.findByRole('dialog', { name: 'Photo of the tally sheet, 2 of 2' });
  await waitFor(async () => {
    const kept = await keptHistory(store, { id: submission });
    expect(kept?.data.pictures).toEqual([{ id: photo(2), versionId: submission }]);
  });
});

test('issue 11.3: a photo that is only on the server says so without a network, and comes with one', async () => {
  await holdReport(store, arrived);
  named = [photo(2)];
  missed();
  await openReport();
  await screen.findByText('On the server. It opens when you are online');
  await axeFindsNothing('a photo that is not here', document.body);
  given = { [pictureAddress(photo(2))]: new Blob(['sheet'], { type: 'image/webp' }) };
  act(() => reached(Date.now()));
  await picture(1, 1);
});

test('issue 11.3: a photo that cannot be loaded says so', async () => {
  await holdReport(store, arrived);
  named = [photo(2)];
  given = { [pictureAddress(photo(2))]: 'gone' };
  await openReport();
  await screen.findByText('This photo could not be loaded');
});
