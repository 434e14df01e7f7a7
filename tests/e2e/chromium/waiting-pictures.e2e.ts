import type { Page } from '@playwright/test';
import { controlled, workerControl } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { itemsOn } from '../../support/device-store.ts';
import type { Passing } from '../../support/fault-proxy.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pass } from '../../support/passing.ts';
import { picture } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';
import { until } from '../../support/until.ts';

const isPicture = ({ path }: Passing) => path.startsWith('/api/v1/pictures/');
const settings = '/pages/settings';
const place = (page: Page) => page.getByRole('region', { name: 'Photo' });
const waits = (page: Page) => page.getByText('Saved on this device');

async function choose(page: Page): Promise<void> {
  await place(page)
    .locator('input:not([capture])')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture('photo.jpg') });
}

const picturesOf = (dataDir: string) =>
  query<{ owner_kind: string }>(
    dataDir,
    `select p.owner_kind from picture p join account a on a.id = p.added_by where a.email = $1`,
    [people.sipho.email],
  );

test('A05 the worker is stopped after a picture arrived and before it heard so: it arrives once', async ({
  server,
  network,
  signedIn,
}) => {
  const { page, context } = await signedIn(people.sipho, settings);
  await controlled(page);
  await place(page).waitFor();
  const worker = await workerControl(context);
  let sent = 0;
  network.faults((passing) =>
    isPicture(passing) && sent++ === 0 ? { kind: 'swallowAnswer' } : pass,
  );
  await choose(page);
  await until(async () => (await picturesOf(server.dataDir)).length === 1, { what: 'the commit' });
  expect(await picturesOf(server.dataDir)).toEqual([{ owner_kind: 'waiting' }]);
  await worker.stop(network.origin);
  await worker.sync(network.origin, 'outbox');
  await expect(waits(page)).toBeHidden({ timeout: 30_000 });
  await expect(place(page).locator('img')).toBeVisible();
  expect(sent).toBeGreaterThan(1);
  expect(await picturesOf(server.dataDir)).toEqual([{ owner_kind: 'account' }]);
});

test('A10 what stands before the server finds a picture too large: it says so, and can be left out', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.sipho, settings);
  await controlled(page);
  await place(page).waitFor();
  network.faults((passing) =>
    isPicture(passing)
      ? { kind: 'answer', status: 413, headers: { 'content-type': 'text/html' }, body: '<p>No' }
      : pass,
  );
  await choose(page);
  await expect(
    page.getByText('This picture is too large. Choose a smaller one.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(waits(page)).toBeHidden();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect.poll(async () => itemsOn(page)).toEqual([]);
  network.faults(null);
  await choose(page);
  await expect
    .poll(async () => (await itemsOn(page)).map(({ state }) => state.kind))
    .toEqual(['sent']);
  await expect(place(page).locator('img')).toBeVisible();
});
