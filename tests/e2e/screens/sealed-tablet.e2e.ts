import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInByApi } from '../../support/api.ts';
import { tablet } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cachedRows } from '../../support/device-store.ts';
import { query } from '../../support/data.ts';
import { until } from '../../support/until.ts';
import { people } from '../../support/sample.ts';
import { counter, countToday, routes, signIn } from '../../support/screens.ts';
import {
  addUsher,
  claim,
  openAs,
  pins,
  register,
  switchPerson,
} from '../../support/shared-tablet.ts';

/** Files of the app itself, which nobody's data is in. */
const ownFiles =
  /Service Worker\/(CacheStorage|ScriptCache)|Code Cache|GPUCache|ShaderCache|component_crx/;
const seeds = 1000;
const draftWords = 'Left by nobody else';

/** Everything on the disk of a browser, as somebody finds it who copies the files. */
function bytesOnDisk(profileDir: string): Buffer {
  const files = globSync('**/*', { cwd: profileDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !ownFiles.test(path));
  return Buffer.concat(files.map((path) => readFileSync(path)));
}

function foundOn(profileDir: string, texts: readonly string[]): string[] {
  const bytes = bytesOnDisk(profileDir);
  return texts.filter(
    (text) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')),
  );
}

/** Messages to a person, each with a text of its own: their device holds all of them. */
async function seedMessages(dataDir: string, accountId: string): Promise<string[]> {
  const rows = await query<{ text: string }>(
    dataDir,
    `insert into user_message (id, tenant_id, account_id, number, is_read, use_router, title, body, sent_date_time)
     select gen_random_uuid(), tenant_id, id, 100000 + n, true, true, 'Seeded', 'seeded ' || md5(n::text), now()
     from account, generate_series(1, ${seeds}) n where account.id = '${accountId}' returning body as text`,
  );
  return rows.map(({ text }) => text);
}

const isUpToDate = (page: Page, accountId: string) =>
  until(async () => (await cachedRows(page, accountId, 'userMessage')).length >= seeds, {
    what: 'the messages of the person on the device',
  });

test('issue 14: of 1,000 texts of a person none is on the disk of a tablet that several share', async ({
  network,
  server,
  visitedBrowser,
  browserOf,
}) => {
  const thabo = await signInByApi(network.origin, people.thabo);
  const texts = await seedMessages(server.dataDir, thabo.user.id);
  expect(texts).toHaveLength(seeds);

  const own = await browserOf(tablet);
  await signIn(own.page, network.origin, people.thabo, routes.submit);
  await isUpToDate(own.page, thabo.user.id);
  await own.close();
  // Otherwise nothing would be shown by finding none.
  expect(foundOn(own.profileDir, texts).length).toBeGreaterThan(seeds / 2);

  const shared = await visitedBrowser(tablet);
  const { code } = await register(network.origin);
  await claim(shared.page, network.origin, code);
  await addUsher(shared.page, people.thabo, pins.thabo);
  await countToday(shared.page);
  await counter(shared.page, 'Attendance').fill('58');
  await shared.page.getByLabel('Notes').fill(draftWords);
  await expect(shared.page.getByText('Draft · saved on this device')).toBeVisible();
  await isUpToDate(shared.page, thabo.user.id);
  await switchPerson(shared.page);
  await shared.close();
  expect(foundOn(shared.profileDir, [...texts, draftWords])).toEqual([]);

  await shared.open();
  await shared.page.goto(network.origin);
  await openAs(shared.page, 'Thabo Nkosi', pins.thabo);
  await expect(counter(shared.page, 'Attendance')).toHaveValue('58');
  await expect(shared.page.getByLabel('Notes')).toHaveValue(draftWords);
});

test('issue 14: a page that was killed leaves nobody at the tablet', async ({
  network,
  visitedBrowser,
}) => {
  const shared = await visitedBrowser(tablet);
  const { code } = await register(network.origin);
  await claim(shared.page, network.origin, code);
  await addUsher(shared.page, people.thabo, pins.thabo);
  // Loaded anew, the service worker still has the key.
  await shared.page.reload();
  await counter(shared.page, 'Attendance').waitFor();
  await shared.kill();
  await shared.open();
  await shared.page.goto(network.origin);
  await shared.page.getByRole('heading', { name: 'Who is counting?' }).waitFor();
  await openAs(shared.page, 'Thabo Nkosi', pins.thabo);
  await counter(shared.page, 'Attendance').waitFor();
});
