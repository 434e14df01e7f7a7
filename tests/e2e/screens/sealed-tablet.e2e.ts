import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import type { MutationsAnswer } from '../../../src/domain/protocol.ts';
import { bearer, signInByApi } from '../../support/api.ts';
import { tablet } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cachedRows } from '../../support/device-store.ts';
import { mutationOf } from '../../support/reports.ts';
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
/** Items of a call. */
const atOnce = 50;
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

/** Shortcuts of a person, each with a text of its own: their device holds all of them. */
async function seedShortcuts(origin: string, person: SignedIn): Promise<string[]> {
  const texts = Array.from({ length: seeds }, (_, at) => `seeded ${(at * 7919).toString(36)} text`);
  for (let at = 0; at < seeds; at += atOnce) {
    const mutations = texts.slice(at, at + atOnce).map((description) => {
      const shortcut = { label: 'Seeded', description, icon: 'mail', link: '/', useRouter: true };
      return mutationOf({ shortcut }, { name: 'shell.addShortcut', form: 1 });
    });
    const answer = await fetch(`${origin}/api/v1/mutations`, {
      method: 'POST',
      headers: bearer(person),
      body: JSON.stringify({ clientId: randomUUID(), mutations }),
    });
    const { results } = (await answer.json()) as MutationsAnswer;
    expect(results.map(({ status }) => status)).toEqual(mutations.map(() => 'applied'));
  }
  return texts;
}

const isUpToDate = (page: Page, accountId: string) =>
  until(async () => (await cachedRows(page, accountId, 'shortcut')).length >= seeds, {
    what: 'the shortcuts of the person on the device',
  });

test('issue 14: of 1,000 texts of a person none is on the disk of a tablet that several share', async ({
  network,
  visitedBrowser,
  browserOf,
}) => {
  const thabo = await signInByApi(network.origin, people.thabo);
  const texts = await seedShortcuts(network.origin, thabo);

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
  await shared.page.getByRole('button', { name: 'Add a note' }).click();
  await shared.page.getByRole('textbox', { name: /^Note/ }).fill(draftWords);
  await expect(shared.page.getByText('Draft · saved on this device')).toBeVisible();
  await isUpToDate(shared.page, thabo.user.id);
  await switchPerson(shared.page);
  await shared.close();
  expect(foundOn(shared.profileDir, [...texts, draftWords])).toEqual([]);

  await shared.open();
  await shared.page.goto(network.origin);
  await openAs(shared.page, 'Thabo Nkosi', pins.thabo);
  await expect(counter(shared.page, 'Attendance')).toHaveValue('58');
  await expect(shared.page.getByRole('textbox', { name: /^Note/ })).toHaveValue(draftWords);
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
