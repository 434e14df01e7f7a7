import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { assertAccessible, assertNothingBeside } from '../../support/accessible.ts';
import { signInByApi } from '../../support/api.ts';
import { controlled, laptop, phone } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { cachedRows } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { isPush, pass } from '../../support/passing.ts';
import { picture, planted, withExif } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';
import { signIn } from '../../support/screens.ts';

/** As a phone takes it: held upright, at home. */
const phonePhoto = withExif(picture('photo.jpg'), 6);

const panels = {
  account: 'Your roles',
  security: 'Active sessions',
  'plan-billing': 'Where your data is kept',
  notifications: 'Notifications',
  team: 'Team',
};

async function arrive(page: Page, panel: keyof typeof panels): Promise<void> {
  await page.getByRole('heading', { level: 2, name: panels[panel] }).waitFor();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('B41 S1-010 S2-061 every section on a phone and on a laptop, by its address', async ({
  network,
  signedIn,
}) => {
  test.slow();
  const { page } = await signedIn(people.sipho, '/pages/settings', laptop);
  await arrive(page, 'account');
  for (const panel of Object.keys(panels) as (keyof typeof panels)[]) {
    await page.setViewportSize(laptop);
    const list = page.getByRole('navigation', { name: 'Settings', exact: true });
    await list.locator(`a[href$="/${panel}"]`).click();
    await expect(page).toHaveURL(`${network.origin}/pages/settings/${panel}`);
    await arrive(page, panel);
    await assertAccessible(page, `${panel} on a laptop`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(list).toBeHidden();
      await assertNothingBeside(page, `${panel} at ${width} px`);
      if (width === 390) await assertAccessible(page, `${panel} on a phone`);
    }
  }
});

const box = (page: Page) => page.getByRole('checkbox', { name: 'Team Chat: Phone' });

test('a switch of one device is on the other; without a network it waits', async ({ signedIn }) => {
  const here = await signedIn(people.sipho, '/pages/settings/notifications', laptop);
  const there = await signedIn(people.sipho, '/pages/settings/notifications', phone);
  await arrive(here.page, 'notifications');
  await arrive(there.page, 'notifications');
  await here.context.setOffline(true);
  await box(here.page).click();
  await expect(here.page.getByText('Saved on this device')).toBeVisible();
  await expect(box(there.page)).toBeChecked();
  await here.context.setOffline(false);
  await expect(box(there.page)).not.toBeChecked({ timeout: 30_000 });
  await here.page.reload();
  await expect(box(here.page)).not.toBeChecked();
});

/** Red of a picture at its left end, and at its right. */
function redAtEnds(element: Element): number[] {
  const image = element as HTMLImageElement;
  const context = Object.assign(document.createElement('canvas'), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  }).getContext('2d');
  context?.drawImage(image, 0, 0);
  const middle = Math.floor(image.naturalHeight / 2);
  return [2, image.naturalWidth - 3].map(
    (at) => context?.getImageData(at, middle, 1, 1).data[0] ?? 0,
  );
}

const menuOf = (page: Page) => page.getByRole('button', { name: /, menu$/ }).first();

test('S8-010 a photo goes without what the phone wrote, is on one’s other device, and stays without a network', async ({
  network,
  signedIn,
}) => {
  const here = await signedIn(people.sipho, '/pages/settings', laptop);
  const there = await signedIn(people.sipho, '/pages/settings/plan-billing', laptop);
  await arrive(there.page, 'plan-billing');
  await expect(menuOf(there.page)).toBeVisible();
  await expect(menuOf(there.page).locator('img')).toHaveCount(0);
  const place = here.page.getByRole('region', { name: 'Photo' });
  await place
    .locator('input:not([capture])')
    .setInputFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer: phonePhoto });
  await expect(place.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(menuOf(here.page).locator('img')).toBeVisible();
  await expect(menuOf(there.page).locator('img')).toBeVisible({ timeout: 30_000 });

  // The way up that the phone noted: what is at the top of the file, gold, is at the right.
  const [left, right] = await menuOf(there.page).locator('img').evaluate(redAtEnds);
  expect(right).toBeGreaterThan((left ?? 0) + 100);

  const { user, accessToken } = await signInByApi(network.origin, people.sipho);
  const kept = await fetch(`${network.origin}${user.avatar}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(kept.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await kept.arrayBuffer());
  expect(phonePhoto.includes(planted)).toBe(true);
  for (const word of [planted, 'Exif', 'EXIF', 'XMP']) expect(bytes.includes(word)).toBe(false);

  await controlled(there.page);
  await expect.poll(async () => (await cachedRows(there.page, user.id, 'picture')).length).toBe(1);
  await there.context.setOffline(true);
  await there.page.reload();
  await expect(menuOf(there.page).locator('img')).toBeVisible();
  await there.context.setOffline(false);
  await place.getByRole('button', { name: 'Remove' }).click();
  await here.page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(menuOf(there.page).locator('img')).toHaveCount(0, { timeout: 30_000 });
  await expect(menuOf(there.page)).toContainText('SM');
});

/** As a good camera makes it: what is behind the end of the picture is no part of it. */
function largePhoto(testInfo: TestInfo): string {
  const path = testInfo.outputPath('home.jpg');
  writeFileSync(path, Buffer.concat([phonePhoto, Buffer.alloc(30_000_000)]));
  return path;
}

test('issue 11 A07 a photo of 30 MB chosen without a network waits here, outlives the page, and arrives once', async ({
  server,
  network,
  signedIn,
}, testInfo) => {
  const here = await signedIn(people.sipho, '/pages/settings', laptop);
  const there = await signedIn(people.sipho, '/pages/settings/plan-billing', laptop);
  await arrive(there.page, 'plan-billing');
  await controlled(here.page);
  await arrive(here.page, 'account');
  const place = here.page.getByRole('region', { name: 'Photo' });
  await expect(place).toBeVisible();
  // Whatever tries: a worker that starts anew may be past the page's own switch.
  network.faults((passing) => (isPush(passing) ? { kind: 'break' } : pass));
  await here.context.setOffline(true);
  await place.locator('input:not([capture])').setInputFiles(largePhoto(testInfo));
  await expect(here.page.getByText('Saved on this device')).toBeVisible();
  await expect(menuOf(here.page).locator('img')).toBeVisible();
  await here.page.reload();
  await arrive(here.page, 'account');
  await expect(here.page.getByText('Saved on this device')).toBeVisible();
  await expect(place.locator('img')).toBeVisible();
  await assertAccessible(here.page, 'a photo that waits');
  await expect(menuOf(there.page).locator('img')).toHaveCount(0);
  network.faults(null);
  await here.context.setOffline(false);
  await expect(menuOf(there.page).locator('img')).toBeVisible({ timeout: 30_000 });
  await expect(here.page.getByText('Saved on this device')).toBeHidden();
  await expect(place.locator('img')).toBeVisible();
  const { user } = await signInByApi(network.origin, people.sipho);
  const kept = await query(server.dataDir, 'select owner_kind from picture where added_by = $1', [
    user.id,
  ]);
  expect(kept).toEqual([{ owner_kind: 'account' }]);

  // Taken back before anybody heard of it: nothing travels.
  await here.context.setOffline(true);
  await place
    .locator('input:not([capture])')
    .setInputFiles({ name: 'other.webp', mimeType: 'image/webp', buffer: picture('photo.webp') });
  await expect(here.page.getByText('Saved on this device')).toBeVisible();
  await place.getByRole('button', { name: 'Remove' }).click();
  await here.page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(place.locator('img')).toHaveCount(0);
  await here.context.setOffline(false);
  await expect(menuOf(there.page).locator('img')).toHaveCount(0, { timeout: 30_000 });
});

test('B08 signed out on another device: it is out, and this one goes on', async ({
  server,
  network,
  visitedBrowser,
}) => {
  const [here, there] = [await visitedBrowser(laptop), await visitedBrowser(phone)];
  // No other test's sessions in the list.
  await query(
    server.dataDir,
    `update session set ended_at = now(), end_reason = 'signedOut' where ended_at is null
       and account_id = (select id from account where email = $1)`,
    [people.sipho.email],
  );
  // Nor their submit grants: a device with one is in the list until it is ended.
  await query(
    server.dataDir,
    `update submit_grant set ended_at = now() where ended_at is null
       and account_id = (select id from account where email = $1)`,
    [people.sipho.email],
  );
  await signIn(here.page, network.origin, people.sipho, '/pages/settings/security');
  await signIn(there.page, network.origin, people.sipho, '/pages/settings/plan-billing');
  await here.page.reload();
  const devices = here.page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await devices.last().getByRole('button', { name: 'Sign out' }).click();
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await there.page.reload();
  await there.page.waitForURL(/\/sign-in/);
  await expect(here.page.getByText('This device')).toBeVisible();
  expect((await signInByApi(network.origin, people.sipho)).user.email).toBe(people.sipho.email);
});
