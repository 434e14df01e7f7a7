import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { churchAttendanceReport } from '../../../src/domain/attendance/definitions.ts';
import { browse, signInByApi } from '../../support/api.ts';
import { controlled, laptop, type Size, type TestBrowser } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people, type Person } from '../../support/sample.ts';
import { counter, routes } from '../../support/screens.ts';

/** The device holds what the server holds. */
async function upToDate(page: Page): Promise<void> {
  await page.getByText(/Up to date as of/).waitFor();
  await page.getByRole('table').waitFor();
}

type SignedIn = (person: Person, path: string, size: Size) => Promise<TestBrowser>;

async function openList(signedIn: SignedIn, size = laptop): Promise<TestBrowser> {
  const browser = await signedIn(people.sipho, routes.reports, size);
  await upToDate(browser.page);
  return browser;
}

test('S3-018 list, file and form have the definition’s columns; list and file in its order', async ({
  network,
  signedIn,
}) => {
  const { page } = await openList(signedIn);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const names = churchAttendanceReport.columns.map(({ name }) => name);
  expect(heads.map((head) => head.trim()).slice(0, names.length)).toEqual(names);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const [first] = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  // The sample's own fields follow, where a report says something of them.
  const own = ['Cars in the parking', 'Communion served'];
  expect(first?.replace('\uFEFF', '')).toBe([...names, ...own].join(','));

  await page.goto(`${network.origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
  for (const { name, kind } of churchAttendanceReport.columns) {
    if (kind === 'count') await expect(counter(page, name)).toBeVisible();
    // A service of a church has no group of its own; the others are chosen over the counts.
    else if (kind !== 'group')
      await expect(page.getByRole('button', { name: new RegExp(`^${name} `) })).toBeVisible();
  }
});

test('issue 10.23 S3-018 the group and what somebody has to decide stand at every width, without sideways scrolling', async ({
  signedIn,
}) => {
  const { page } = await openList(signedIn);
  const list = page.getByRole('region', { name: 'Attendance reports' });
  for (const width of [laptop.width, 1280, 1080, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('columnheader', { name: 'State' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('columnheader', { name: 'Group' })).toBeInViewport({ ratio: 1 });
    // Said below the church where it has no column.
    const row = page.getByRole('row').nth(1);
    await expect.poll(() => row.innerText()).toMatch(/[\dA-Z]{3}-[\dA-Z]{3}-[\dA-Z]/);
    const over = await list.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(over, `sideways at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('on paper rows stay rows, black on white, without what can be pressed', async ({
  signedIn,
}) => {
  const { page } = await openList(signedIn);
  // A4 between its margins.
  await page.setViewportSize({ width: 658, height: 987 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('columnheader', { name: 'Receipt' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  // A column in which nobody has anything leaves its room to the others.
  await expect(page.getByRole('columnheader', { name: 'Group' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'From' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.pdf();
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets
      .map(({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText).join(''))
      .join(''),
  );
  expect(foot).toMatch(/@bottom-left.*Printed \d{4}-\d\d-\d\d \d\d:\d\d by /s);
  expect(foot).toMatch(/@bottom-right.*counter\(page\).*counter\(pages\)/s);
});

test('issue 10.26: Print fits every report that was found onto A4, turned where the columns need it', async ({
  signedIn,
}) => {
  const { page } = await openList(signedIn);
  // The dialog would end at once, and take the sheet away with it.
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = page.locator('#sheet');
  await sheet.waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 986, height: 658 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page
    .getByText(/^\d+ reports$/)
    .last()
    .innerText();
  await expect(sheet.getByRole('row')).toHaveCount(Number.parseInt(found, 10) + 1);
  await expect(page.locator('#root')).toBeHidden();
  // 11 pt.
  await expect(sheet.getByRole('cell').first()).toHaveCSS('font-size', '14.6667px');
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[456]/);
});

test('filters live in the address, survive a reload, and show what REST answers', async ({
  server,
  network,
  signedIn,
}) => {
  const { page } = await openList(signedIn);
  const sipho = await signInByApi(server.origin, people.sipho);
  const first = (await browse(server.origin, sipho, { kind: 'church', results: 1 })).data[0];
  const filters = { from: '2026-06-01', to: '2026-07-31' };
  const church = first?.churchId ?? '';
  const asked = { ...filters, kind: 'church', churchId: church };
  const { totalResults } = await browse(server.origin, sipho, asked);

  await page.getByRole('textbox', { name: 'From' }).fill(filters.from);
  await page.getByRole('textbox', { name: 'To' }).fill(filters.to);
  await expect(page).toHaveURL(/from=2026-06-01/);
  await page.goto(`${page.url()}&church=${church}`);
  await expect(page.getByText(`${totalResults} reports`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${totalResults} reports`, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(filters.from);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`${network.origin}${routes.reports}`);
});

test('an address with nonsense in its filters shows the list, not an error', async ({
  signedIn,
}) => {
  const nonsense = `${routes.reports}?church=%27%3B--&from=yesterday&page=-4&service[]=x`;
  const { page } = await signedIn(people.sipho, nonsense, laptop);
  await expect(page.getByRole('table')).toBeVisible();
});

test('no report in a range without any: says so and clears the filters', async ({ signedIn }) => {
  const empty = `${routes.reports}?from=1999-01-01&to=1999-12-31`;
  const { page } = await signedIn(people.sipho, empty, laptop);
  await expect(page.getByText('No results found!')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('an usher, who may not see every report, is led to their own', async ({
  network,
  signedIn,
}) => {
  const { page } = await signedIn(people.lerato);
  await page.goto(`${network.origin}${routes.reports}`);
  await page.waitForURL(`${network.origin}${routes.myReports}`);
});

test('offline the list says how old it is', async ({ network, signedIn }) => {
  const browser = await openList(signedIn);
  const { page } = browser;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await network.cut();
  await browser.context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Showing reports as of/)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

/** The page of the report in this row of the list. */
async function openReport(page: Page, at: number): Promise<void> {
  await page.getByRole('table', { name: 'Attendance reports' }).getByRole('row').nth(at).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

test('issue 11.3: a history that was opened is read again without a network, any other says that it was not', async ({
  network,
  signedIn,
}) => {
  const browser = await openList(signedIn);
  const { page } = browser;
  await controlled(page);
  await openReport(page, 3);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('reported');
  await page.getByRole('button', { name: 'All reports' }).click();
  await network.cut();
  await browser.context.setOffline(true);
  await openReport(page, 3);
  await expect(history).toContainText('reported');
  await expect(page.getByText(/Without a connection: as of/)).toBeVisible();
  await page.reload();
  await expect(history).toContainText('reported');
  await page.getByRole('button', { name: 'All reports' }).click();
  await openReport(page, 5);
  await expect(page.getByText(/was not opened on this device yet/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Counts' })).toBeVisible();
  await network.restore();
  await browser.context.setOffline(false);
  await expect(history).toContainText('reported');
});
