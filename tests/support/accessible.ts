import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { TestBrowser } from './chromium.ts';

declare global {
  var axe: { run(context: { include: string[] }, options: RunOptions): Promise<AxeResults> };
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that look at colours: no other finds anything in one scheme that it does not find in the other. */
export type Rules = 'all' | 'colours';
const colourRules = ['color-contrast', 'link-in-text-block'];

export type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };
/** The phone, the tablet and the laptop that every screen is drawn for. */
export const widths = [390, 820, 1440] as const;

/** Lays the page out for a device of this width. */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (width === page.viewportSize()?.width) return;
  await page.setViewportSize({ width, height: heights[width] ?? 640 });
}

/** Waits until a new size or scheme is drawn, and every animation has ended. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => {
          const moves = document.getAnimations().some(({ playState, effect }) => {
            // An endless animation, such as a spinner, never ends.
            return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
          });
          if (moves) requestAnimationFrame(look);
          else done();
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
}

/** Runs in the page: it is itself, not what stands there while it comes. */
const isSettled = () =>
  document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) === true &&
  document.querySelector('main[aria-busy="true"], main div[aria-busy="true"]') === null;

async function settled(page: Page, state: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(isSettled), `${state}: its heading is there and no part is busy`)
    .toBe(true);
}

/**
 * The findings of axe in the page as it is, once nothing moves any more. `colours`: only of the rules that look at
 * colours, for a page that was looked at in the other scheme.
 */
export async function axeFindings(
  page: Page,
  within = 'html',
  rules: Rules = 'all',
): Promise<string[]> {
  await drawn(page);
  // Brought once a document: its own builder brings it each time, and opens a page for every answer.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The rules that are on need neither style sheets nor media fetched again.
    preload: false,
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
  };
  const { violations } = await page.evaluate(([part, how]) => axe.run({ include: [part] }, how), [
    within,
    options,
  ] as const);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

async function assertInBothSchemes(page: Page, state: string, within: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === schemes[0] ? 'all' : 'colours';
    expect.soft(await axeFindings(page, within, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** No finding of axe, light and dark. `within`: a selector, where only a part is asked about. */
export async function assertAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  if (within === 'html') await settled(page, state);
  await assertInBothSchemes(page, state, within);
}

/** The same on a phone, a tablet and a laptop, for a state that stays as it is when the window changes. */
export async function assertAccessibleEverywhere(page: Page, state: string): Promise<void> {
  await settled(page, state);
  const size = page.viewportSize();
  for (const width of widths) {
    await setWidth(page, width);
    await assertInBothSchemes(page, `${state} at ${width}`, 'html');
  }
  if (size) await page.setViewportSize(size);
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
