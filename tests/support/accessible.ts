import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import type { TestBrowser } from './chromium.ts';

const schemes = ['light', 'dark'] as const;

declare global {
  var axe: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

/**
 * What axe finds in this part of the page as it is now. It is brought once and stays until the page is
 * loaded anew: its own builder brings it each time, and opens a page to put the answer together.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    (part) => axe.run(part, { resultTypes: ['violations'] }),
    within,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** No finding of axe, light and dark. `within`: a selector, where only a part is asked about. */
export async function assertAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, within), `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Nothing is wider than the page, or than the sheet that stands over it. */
export async function assertNothingBeside(page: Page, state: string): Promise<void> {
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"]')].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  expect.soft(Math.max(...over), state).toBeLessThanOrEqual(0);
}

export async function assertNoSidewaysScroll({ page }: TestBrowser, state: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await assertNothingBeside(page, `${state} at ${width} px`);
  }
}

/** The text size that somebody has set in their browser, as a factor. */
export async function setTextSize({ page, context }: TestBrowser, factor: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } });
  await session.detach();
}
