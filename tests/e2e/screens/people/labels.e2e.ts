import { assertNothingBeside, axeFindings } from '../../../support/accessible.ts';
import { goOffline, laptop } from '../../../support/chromium.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { people } from '../../../support/sample.ts';

/** Millimetres of a CSS length in pixels. */
const mm = (px: number) => (px * 25.4) / 96;

test('issue 13: labels of the directory lie where the maker of the sheets cut them, also without a network', async ({
  network,
  signedIn,
}) => {
  const office = await signedIn(people.naledi, '/apps/people', laptop);
  const { page } = office;
  // A printer is no part of this: what it would be given stays on the page.
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('table', { name: 'People' }).waitFor();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Print address labels' }).click();
  const sheet = page.getByRole('dialog', { name: 'Address labels' });
  await expect(sheet.getByText(/labels on/)).toBeVisible();
  await goOffline(office, network);
  expect(await axeFindings(page)).toEqual([]);
  await assertNothingBeside(page, 'the labels');
  await sheet.getByLabel('First label').fill('0');
  await expect(sheet.getByText('Give a place from 1 to 21')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByLabel('First label').fill('5');
  await sheet.getByRole('button', { name: 'Print labels' }).click();

  await page.emulateMedia({ media: 'print' });
  const first = page.locator('#sheet address').first();
  await expect(first).toBeVisible();
  const box = await first.evaluate((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    const origin = label.parentElement?.getBoundingClientRect();
    return { left: left - (origin?.left ?? 0), top: top - (origin?.top ?? 0), width, height };
  });
  // The second of the second line: 7.2 + 63.5 + 2.55 from the side, 15.15 + 38.1 from the top.
  expect(mm(box.left)).toBeCloseTo(73.25, 1);
  expect(mm(box.top)).toBeCloseTo(53.25, 1);
  expect(mm(box.width)).toBeCloseTo(63.5, 1);
  expect(mm(box.height)).toBeCloseTo(38.1, 1);
  // Once it is printed, the paper is gone from the page.
  const sheets = await page.locator('#sheet section').count();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(pages).toHaveLength(sheets);
  for (const [, width, height] of pages) {
    expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, 0);
    expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, 0);
  }
});
