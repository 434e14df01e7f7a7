import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { changeOwnPhotoName } from '../../../src/domain/access/own-photo-policy.ts';
import type { WaitingPicture } from '../../../src/store/outbox/waiting-picture.ts';
import { query } from '../../support/data.ts';
import { itemsOn, rowsOf } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { picture } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';
import { killPoints, patience } from '../counts.ts';

const settings = '/pages/settings';
const place = (page: Page) => page.getByRole('region', { name: 'Photo' });

async function changesOn(page: Page) {
  return (await itemsOn(page)).filter(({ name }) => name === changeOwnPhotoName);
}

/** Each change has its picture, and each picture its change. */
async function assertInPairs(page: Page): Promise<number> {
  const changes = (await changesOn(page)).map(({ id }) => id).toSorted();
  const pictures = await rowsOf<WaitingPicture>(page, 'vault', 'pictures');
  assert.deepEqual(pictures.map(({ item }) => item).toSorted(), changes);
  return changes.length;
}

test('A07 killed at random points after a photo was chosen: both the picture and its change, or neither', async ({
  server,
  network,
  signedIn,
}) => {
  const points = Math.ceil(killPoints() / 2);
  test.setTimeout(patience(points, 12_000));
  const tablet = await signedIn(people.sipho, settings);
  await place(tablet.page).waitFor();
  // The part that draws it is here, and what the browser keeps lazily is on the disk.
  await tablet.close();
  await tablet.open();
  await network.cut();
  let kept = 0;
  for (let point = 0; point < points; point += 1) {
    await tablet.page.goto(`${network.origin}${settings}`);
    await place(tablet.page).waitFor();
    const delay = Math.random() * 150;
    // Without an answer: it is being kept when the browser dies.
    void place(tablet.page)
      .locator('input:not([capture])')
      .setInputFiles({
        name: 'home.jpg',
        mimeType: 'image/jpeg',
        buffer: picture('photo.jpg'),
      })
      .catch(() => undefined);
    await pause(delay);
    await tablet.kill();
    await tablet.open();
    await tablet.page.goto(`${network.origin}${settings}`);
    kept = await test.step(`killed after ${delay.toFixed(1)} ms`, () => assertInPairs(tablet.page));
  }
  if (kept === 0) {
    await place(tablet.page)
      .locator('input:not([capture])')
      .setInputFiles({
        name: 'home.jpg',
        mimeType: 'image/jpeg',
        buffer: picture('photo.jpg'),
      });
    await expect(tablet.page.getByText('Saved on this device')).toBeVisible();
  }
  await network.restore();
  await tablet.page.reload();
  await expect
    .poll(async () => rowsOf(tablet.page, 'vault', 'pictures'), { timeout: 60_000 })
    .toEqual([]);
  await expect(tablet.page.getByText('Saved on this device')).toBeHidden({ timeout: 60_000 });
  // A picture that arrived is shown, once: its change follows in a call of its own.
  const found = () =>
    query<{ owner_kind: string; shown: boolean }>(
      server.dataDir,
      `select p.owner_kind, a.avatar = '/api/v1/pictures/' || p.id as shown
       from picture p join account a on a.id = p.added_by where a.email = $1`,
      [people.sipho.email],
    );
  await expect.poll(found, { timeout: 60_000 }).toEqual([{ owner_kind: 'account', shown: true }]);
});
