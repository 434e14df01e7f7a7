import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { TestBrowser } from './chromium.ts';

const schemes = ['light', 'dark'] as const;

/** No finding of axe, light and dark. `within`: a selector, where only a part is asked about. */
export async function assertAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include(within).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
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
