import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { attachPictureName } from '../../../src/domain/attendance/attach-picture-policy.ts';
import type { Item } from '../../../src/store/outbox/item.ts';
import type { WaitingPicture } from '../../../src/store/outbox/waiting-picture.ts';
import { assertAccessible, assertAccessibleEverywhere } from '../../support/accessible.ts';
import { goOffline, goOnline } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { picture, planted, withExif } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';
import {
  count,
  countToday,
  counter,
  delivered,
  routes,
  savedSheet,
  submitButton,
} from '../../support/screens.ts';
import { until } from '../../support/until.ts';

const isPicture = ({ path }: Passing) => path.startsWith('/api/v1/pictures/');
const part = (page: Page) => page.getByRole('region', { name: 'Photos of the tally sheet' });
const photo = (page: Page, at: number, of: number) =>
  page.getByRole('img', { name: `Photo of the tally sheet, ${at} of ${of}` });
const sheet = { name: 'sheet.jpg', mimeType: 'image/jpeg' };

async function choose(page: Page, buffer = picture('photo.jpg')): Promise<void> {
  await part(page)
    .locator('input')
    .setInputFiles({ ...sheet, buffer });
}

/** Adds photos until there are so many. */
async function add(page: Page, { from = 0, to }: { from?: number; to: number }): Promise<void> {
  for (let at = from + 1; at <= to; at += 1) {
    await choose(page, withExif(picture('photo.jpg')));
    await photo(page, at, at).waitFor();
  }
}

const waiting = (page: Page) => rowsOf<WaitingPicture>(page, 'vault', 'pictures');
const attached = async (page: Page) =>
  (await itemsOn(page)).filter(({ name }) => name === attachPictureName);

/** Submits, and answers the report's own item. */
async function submit(page: Page, attendance: number): Promise<Item> {
  await count(page, { Attendance: attendance });
  await submitButton(page).click();
  await expect(savedSheet(page)).toContainText(/Saved on this device|Sent/);
  return until(async () => (await itemsOn(page)).find(({ after }) => after === null), {
    what: 'the item of the report',
  });
}

async function seeMyReports(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See my reports' }).click();
  await page.getByRole('heading', { name: 'My reports' }).waitFor();
}

const picturesOf = (dataDir: string, versionId: string) =>
  query<{ id: string; bytes: Buffer }>(
    dataDir,
    `select id, bytes from picture where owner_kind = 'submission' and owner_id = $1`,
    [versionId],
  );

test('A07 B41 photos of the tally sheet, taken without a signal: kept through a kill, sent after the report, shown with it', async ({
  server,
  network,
  toCount,
  signedIn,
}) => {
  const usher = await toCount(people.lerato);
  await countToday(usher.page);
  await part(usher.page).waitFor();
  await goOffline(usher, network);
  await add(usher.page, { to: 1 });
  await usher.kill();
  await usher.open();
  const { page } = usher;
  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  await countToday(page);
  await photo(page, 1, 1).waitFor();
  await add(page, { from: 1, to: 3 });
  await assertAccessibleEverywhere(page, 'a report with three photos');
  await page.getByRole('button', { name: 'Remove photo 2 of 3' }).click();
  await photo(page, 2, 2).waitFor();
  const { id } = await submit(page, 71);
  await seeMyReports(page);
  await expect(page.getByText('2 photos go after the numbers.')).toBeVisible();
  await assertAccessible(page, 'a report that waits with its photos');

  await goOnline(usher, network);
  await delivered(page, id);
  await expect.poll(() => waiting(page)).toEqual([]);
  await expect(page.getByText('2 photos')).toBeHidden();
  const arrived = await until(
    async () => {
      const found = await picturesOf(server.dataDir, id);
      return found.length === 2 ? found : undefined;
    },
    { what: 'both photos on the server' },
  );
  for (const { bytes } of arrived) expect(Buffer.from(bytes).includes(planted)).toBe(false);

  const office = await signedIn(people.nomsa, `${routes.reports}?report=${id}`);
  await photo(office.page, 2, 2).waitFor();
  await assertAccessibleEverywhere(office.page, 'a report with photos');
  await photo(office.page, 1, 2).click();
  const large = office.page.getByRole('dialog', { name: 'Photo of the tally sheet, 1 of 2' });
  await large.waitFor();
  await assertAccessible(office.page, 'a photo that is open');
  await office.page.keyboard.press('ArrowRight');
  await office.page.getByRole('dialog', { name: 'Photo of the tally sheet, 2 of 2' }).waitFor();
  await office.page.keyboard.press('Escape');
  await expect(office.page.getByRole('dialog')).toHaveCount(0);
  // A photo that was looked at is there without a network as well.
  await goOffline(office, network);
  await office.page.reload();
  await photo(office.page, 2, 2).waitFor();
});

test('A07 the numbers wait for no photo: the report is sent, and says that its photo waits', async ({
  server,
  network,
  toCount,
}) => {
  const { page } = await toCount(people.fatima);
  await countToday(page);
  await add(page, { to: 1 });
  network.faults((passing) =>
    isPicture(passing) ? { kind: 'answer', status: 503, headers: {}, body: '' } : pass,
  );
  const { id } = await submit(page, 72);
  await delivered(page, id);
  await expect(savedSheet(page)).toContainText('Sent');
  await seeMyReports(page);
  await expect(page.getByText('1 photo waits for a better signal.')).toBeVisible();
  expect(await picturesOf(server.dataDir, id)).toEqual([]);
  await assertAccessible(page, 'a report whose photo waits');
  const sendNow = await page.getByRole('button', { name: 'Send now' }).elementHandle();
  network.faults(null);
  // At once: the photo may go by itself, and the key with it.
  await sendNow?.evaluate((key) => (key as HTMLElement).click());
  await expect(page.getByText('1 photo waits')).toBeHidden();
  await expect.poll(async () => (await picturesOf(server.dataDir, id)).length).toBe(1);
});

test('A10 B41 one photo of three is too large for the way to the server: it alone is set aside, and can be removed', async ({
  server,
  network,
  toCount,
}) => {
  const { page } = await toCount(people.fatima);
  await countToday(page);
  await add(page, { to: 3 });
  const [refused] = await waiting(page);
  network.faults((passing) =>
    isPicture(passing) && passing.path.endsWith(String(refused?.id))
      ? { kind: 'answer', status: 413, headers: { 'content-type': 'text/html' }, body: '<p>No' }
      : pass,
  );
  const { id } = await submit(page, 73);
  await delivered(page, id);
  await seeMyReports(page);
  await expect(page.getByText('This picture is too large. Choose a smaller one.')).toBeVisible();
  await expect.poll(async () => (await waiting(page)).length).toBe(1);
  // A picture leaves the device before the change that attaches it has arrived.
  await expect.poll(async () => (await picturesOf(server.dataDir, id)).length).toBe(2);
  await expect(page.getByText('1 photo was not sent.')).toBeVisible();
  await assertAccessible(page, 'a photo that is too large');
  await page.getByRole('button', { name: 'Remove: Photo of a tally sheet' }).click();
  await expect(page.getByText('1 photo was not sent.')).toBeHidden();
  expect(await waiting(page)).toEqual([]);
  expect(await attached(page)).toHaveLength(2);
});

test('A37 a full disk: a photo that has no room is said, and the report goes without it', async ({
  server,
  toCount,
}) => {
  const { page } = await toCount(people.fatima);
  await countToday(page);
  await add(page, { to: 1 });
  await page.evaluate(() => {
    const { put, add: addRow, delete: remove } = IDBObjectStore.prototype;
    Object.assign(IDBObjectStore.prototype, {
      put(this: IDBObjectStore, ...row: [unknown]) {
        if (this.name !== 'pictures') return put.apply(this, row);
        throw new DOMException('The disk is full', 'QuotaExceededError');
      },
      add(this: IDBObjectStore, ...row: [unknown]) {
        if (this.name !== 'items') return addRow.apply(this, row);
        throw new DOMException('The disk is full', 'QuotaExceededError');
      },
      // There is room again when the photo that is there goes.
      delete(this: IDBObjectStore, ...key: [IDBValidKey]) {
        if (this.name === 'pictures') Object.assign(IDBObjectStore.prototype, { add: addRow });
        return remove.apply(this, key);
      },
    });
  });
  await choose(page);
  await expect(page.getByText(/^There is no room for the photo on this device\./)).toBeVisible();
  await assertAccessible(page, 'a device without room for a photo');
  const { id } = await submit(page, 74);
  await expect(
    page.getByText('The report is saved. There was no room for the photo'),
  ).toBeVisible();
  await delivered(page, id);
  expect(await waiting(page)).toEqual([]);
  expect(await attached(page)).toEqual([]);
  expect(await picturesOf(server.dataDir, id)).toEqual([]);
});

test('issue 11.3: a file that is no photo, or too large to draw, is refused in a sentence', async ({
  toCount,
}, testInfo) => {
  const { page } = await toCount(people.fatima);
  await countToday(page);
  const input = part(page).locator('input');
  const file = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer });
  await file('notes.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expect(page.getByText('“notes.pdf” is not a picture. Choose a photo.')).toBeVisible();
  await file('sheet.jpg', 'image/jpeg', Buffer.alloc(0));
  await expect(page.getByText('“sheet.jpg” is empty. Choose another picture.')).toBeVisible();
  // By its path: that many bytes take long to hand over.
  const large = testInfo.outputPath('sheet.jpg');
  writeFileSync(large, Buffer.alloc(30_000_000));
  await input.setInputFiles(large);
  await expect(page.getByText(/has 30\sMB\. Choose a picture of at most 25\sMB\./)).toBeVisible();
  await file('sheet.jpg', 'image/jpeg', Buffer.from('only called a picture'));
  await expect(page.getByText(/^“sheet.jpg” cannot be read on this device\./)).toBeVisible();
  expect(await waiting(page)).toEqual([]);
});
