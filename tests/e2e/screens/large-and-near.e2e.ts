import type { Page } from '@playwright/test';
import { assertNothingBeside, drawn, setTextSize } from '../../support/accessible.ts';
import { laptop, phone } from '../../support/chromium.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

/** Runs in the page: how much of its height is covered by what stays there as it scrolls, 0 to 1. */
const covered = () => {
  const staying = [...document.querySelectorAll('header, nav, div')].filter((part) => {
    const { position } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    const isBar = width > innerWidth / 2 && height > 0 && height < innerHeight;
    return isBar && /fixed|sticky/.test(position) && part.checkVisibility();
  });
  const heights = staying.map((part) => part.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
};

/** Without a new document, which would forget the size of its letters. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
}

test('issue 10.28: at 400 % and with letters of twice the size bars leave two thirds, and nothing is beside the page', async ({
  signedIn,
  toCount,
}) => {
  const usher = await toCount(people.thabo, phone);
  const office = await signedIn(people.sipho, routes.reports, phone);
  await office.page.getByText(/Up to date as of/).waitFor();
  const pages = [
    [usher, [routes.submit, routes.myReports]],
    [office, [routes.dashboard, routes.reports, routes.submit, routes.myReports]],
  ] as const;
  for (const [browser, paths] of pages) {
    for (const [state, size, factor] of [
      // 1280 x 1024 at 400 %.
      ['400 %', { width: 320, height: 256 }, 1],
      ['twice the letters', phone, 2],
    ] as const) {
      await browser.page.setViewportSize(size);
      await setTextSize(browser, factor);
      for (const path of paths) {
        await go(browser.page, path);
        const share = await browser.page.evaluate(covered);
        expect.soft(share, `${path} at ${state}`).toBeLessThanOrEqual(1 / 3);
        await assertNothingBeside(browser.page, `${path} at ${state}`);
      }
    }
  }
});

/** Runs in the page: what a finger has less than 48 px for. */
const smallTargets = () =>
  [...document.querySelectorAll('button, a[href], input, label:has(input)')].flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    const isSeen = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isSmall = isSeen && width > 1 && (width < 47.5 || height < 47.5);
    // Of what is inside a label, the label is the target; a row's name reaches over all of it.
    const isPart =
      part.matches('label *') || getComputedStyle(part, '::after').position === 'absolute';
    return isSmall && !isPart
      ? [`${part.getAttribute('aria-label') ?? part.outerHTML.slice(0, 80)}: ${width} x ${height}`]
      : [];
  });

/** Runs in the page: sides at which the ring of what has the focus is cut off. */
const cutRing = () => {
  const on = document.activeElement;
  if (!on || on === document.body) return [];
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(on);
  if (outlineStyle === 'none') return [];
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = on.getBoundingClientRect();
  const name = on.getAttribute('aria-label') ?? on.textContent.slice(0, 40);
  const clips = [document.documentElement.getBoundingClientRect()];
  for (let around = on.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible')
      clips.push(around.getBoundingClientRect());
  }
  const isCut = clips.some(
    (clip) => box.left - reach < clip.left - 0.5 || box.right + reach > clip.right + 0.5,
  );
  return isCut || box.top - reach < -0.5 ? [name] : [];
};

test('issue 10.28: what has the focus shows its whole ring, and fingers find 48 px, in the form and My reports', async ({
  toCount,
}) => {
  const { page, context } = await toCount(people.thabo, phone);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const look = async (state: string, presses: number) => {
    await drawn(page);
    expect.soft(await page.evaluate(smallTargets), state).toEqual([]);
    for (let at = 0; at < presses; at += 1) {
      await page.keyboard.press('Tab');
      expect.soft(await page.evaluate(cutRing), state).toEqual([]);
    }
  };
  await look('form', 30);
  await page.getByRole('button', { name: 'Change' }).click();
  await look('what is counted', 5);
  await page.getByRole('dialog').getByRole('button', { name: /^Date/ }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await look('days', 10);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await go(page, routes.myReports);
  await page.getByRole('listitem').first().waitFor();
  await look('my reports', 20);
});

test('issue 10.28: the ring around a table stands inside its frame', async ({ signedIn }) => {
  const { page } = await signedIn(people.sipho, routes.reports, laptop);
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: 'Last Sunday' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Attendance reports' })).toBeFocused();
  expect(await page.evaluate(cutRing)).toEqual([]);
});

/** Runs in the page: numbers of its strip that do not stand on one line. */
const brokenNumbers = () =>
  [...document.querySelectorAll('main section dd')]
    .filter((part) => /^[\d\u00A0]+$/.test(part.textContent))
    .filter((part) => {
      const words = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      // The text alone: the link around it has a rectangle of its own.
      if (texts.nextNode()) words.selectNodeContents(texts.currentNode);
      return words.getClientRects().length !== 1;
    })
    .map((part) => part.textContent);

test('issue 10.24 issue 10.27: a number of the dashboard stays whole, and a conflict stays in its row', async ({
  signedIn,
}) => {
  const { page } = await signedIn(people.naledi, '/dashboard', laptop);
  await page.getByText('Sunday attendance').waitFor();
  for (const width of [1440, 1080, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(brokenNumbers), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize(laptop);
  await go(page, routes.reports);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Compare/ }) });
  const above = await row.first().evaluate((line) => {
    const badge = line.querySelector('button[aria-label^="Compare"]')?.parentElement;
    return (badge?.getBoundingClientRect().top ?? 0) - line.getBoundingClientRect().top;
  });
  expect(above).toBeGreaterThanOrEqual(4);
});
