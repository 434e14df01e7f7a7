import type { Locator, Page } from '@playwright/test';
import { addressOf, galleryPages } from '../../../src/features/gallery/gallery-pages.ts';
import { assertNothingBeside } from '../../support/accessible.ts';
import { laptop, phone, tablet } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, routes } from '../../support/screens.ts';

/** Of an icon that points somewhere. */
const mirrored = '-1 1';

/** As a language that is written from right to left sets it. */
async function mirror(page: Page): Promise<void> {
  await page.evaluate(() => (document.dir = 'rtl'));
}

/** Like a link: the page stays, and its way of reading with it. */
async function go(page: Page, path: string): Promise<void> {
  const from = page.url();
  await page.evaluate((to) => history.pushState({}, '', to), path);
  if (!from.endsWith(path)) await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
}

/** Edges as it begins to slide in, and once it is there. */
async function wayOf(
  box: Locator,
): Promise<Record<'from' | 'to', { left: number; right: number }>> {
  return box.evaluate((element: HTMLElement) => {
    const ends = () => {
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    };
    // Once more from its beginning, however far it has come by now.
    element.style.animation = 'none';
    const to = ends();
    element.style.animation = '';
    for (const move of element.getAnimations()) {
      move.pause();
      move.currentTime = 0;
    }
    const from = ends();
    for (const move of element.getAnimations()) move.finish();
    return { from, to };
  });
}

/** The signs of its text, in the order in which they stand from left to right. */
const seen = (button: Locator) =>
  button.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const signs = [...(text?.textContent ?? '')];
    const range = document.createRange();
    const leftOf = (at: number) => {
      if (text) range.setStart(text, at);
      if (text) range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return signs
      .map((sign, at) => ({ sign, left: leftOf(at) }))
      .toSorted((one, other) => one.left - other.left)
      .map(({ sign }) => sign)
      .join('');
  });

/** Runs in the page: texts in which a later sign of a line stands to the left of an earlier one. */
function outOfOrder(): string[] {
  const range = document.createRange();
  const isOut = (text: Node) => {
    let last = new DOMRect();
    return [...(text.textContent ?? '')].some((_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const here = range.getBoundingClientRect();
      if (here.width === 0) return false;
      const isOnLine = here.top < last.bottom && here.bottom > last.top;
      const isBefore = isOnLine && here.left < last.left - 1;
      last = here;
      return isBefore;
    });
  };
  const texts = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement }) =>
      parentElement?.checkVisibility({ visibilityProperty: true })
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
  );
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isOut(text)) found.push(text.textContent ?? '');
  return found;
}

/** The ends of its first text. */
const textEnds = (of: Locator) =>
  of.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

test('right to left: drawers stand at their own side and come from it', async ({ signedIn }) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await mirror(page);
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const appearance = await wayOf(page.getByRole('dialog', { name: 'Appearance' }));
  expect(appearance.to.left).toBe(0);
  expect(appearance.to.right).toBeLessThan(laptop.width / 2);
  expect(appearance.from.right).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /, menu$/ })
    .first()
    .click();
  const leaving = page.getByRole('menuitem', { name: 'Sign out' }).locator('svg');
  await expect(leaving).toHaveCSS('scale', mirrored);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Open the menu/ }).click();
  const menu = await wayOf(page.getByRole('dialog', { name: 'Menu' }));
  expect(menu.to.right).toBe(phone.width);
  expect(menu.to.left).toBeGreaterThan(0);
  expect(menu.from.left).toBe(phone.width);
});

test('right to left: +10 is read as everywhere, and nothing is beside the form', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.thabo, routes.submit, phone);
  await counter(page, 'Attendance').waitFor();
  await mirror(page);
  const ten = page.getByRole('button', { name: '+10: Attendance' });
  expect(await seen(ten)).toBe('+10');
  const icon = page.getByRole('button', { name: 'Submit report' }).locator('svg');
  await expect(icon).toHaveCSS('scale', mirrored);
  const name = await page.getByText('Attendance', { exact: true }).boundingBox();
  expect((await ten.boundingBox())?.x).toBeLessThan(name?.x ?? 0);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await assertNothingBeside(page, `the form at ${width}`);
  }
});

test('right to left: English words keep their order, and stand at the side of the page', async ({
  signedIn,
}) => {
  const usher = await signedIn(people.thabo, routes.submit, tablet);
  await counter(usher.page, 'Attendance').waitFor();
  await mirror(usher.page);
  const hint = usher.page.getByText('0 to 12', { exact: true });
  expect(await seen(hint)).toBe('0 to 12');
  const name = usher.page.getByText('Children', { exact: true });
  expect((await textEnds(hint)).right).toBe((await textEnds(name)).right);
  expect(await usher.page.evaluate(outOfOrder)).toEqual([]);

  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await mirror(page);
  await expect(page.getByText(/^1 to 25 of/)).toBeVisible();
  expect(await page.evaluate(outOfOrder)).toEqual([]);
  for (const column of [1, 2, 5]) {
    const ends = await textEnds(page.getByRole('columnheader').nth(column - 1));
    const cell = await textEnds(page.locator(`tbody tr:first-child td:nth-child(${column})`));
    const side = column === 5 ? 'left' : 'right';
    expect(cell[side], `column ${column}`).toBe(ends[side]);
  }
  for (const path of ['/pages/activities', '/apps/tasks', '/ui/cards', '/pages/pricing/modern']) {
    await go(page, path);
    expect.soft(await page.evaluate(outOfOrder), path).toEqual([]);
  }
});

test('right to left: arrow keys go the way they point, and nothing is beside the galleries', async ({
  signedIn,
}) => {
  test.setTimeout(180_000);
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await mirror(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await go(page, '/ui');
  const views = part('Tabs').getByRole('tablist', { name: 'Harare cell' });
  await views.getByRole('tab', { name: 'Overview' }).press('ArrowLeft');
  await expect(views.getByRole('tab', { name: 'Members' })).toBeFocused();
  const day = part('Date picker').locator('[data-date="2026-11-18"]');
  await day.focus();
  await day.press('ArrowLeft');
  await expect(part('Date picker').locator('[data-date="2026-11-19"]')).toBeFocused();
  const keys = part('Pin pad').getByRole('button', { name: /^[1-3]$/ });
  const lefts = await keys.evaluateAll((all) =>
    all.slice(0, 3).map((key) => ({ name: key.textContent, left: key.getBoundingClientRect().x })),
  );
  expect(lefts.toSorted((one, other) => one.left - other.left).map(({ name }) => name)).toEqual([
    '1',
    '2',
    '3',
  ]);

  const pages = galleryPages.filter(({ path }) => !/^(page-layouts|icons)/.test(path));
  const layouts = galleryPages.filter(({ path }) => path.includes('sidebar-1/content-scroll'));
  for (const gallery of [...pages, ...layouts]) {
    await go(page, addressOf(gallery));
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await assertNothingBeside(page, `${addressOf(gallery)} at ${width}`);
    }
  }
});
