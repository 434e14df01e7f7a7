import type { Page } from '@playwright/test';
import { type ChromiumKind, openChromium, tablet } from './chromium.ts';
import { lighterBrowser } from './lighter-browser.ts';
import type { OpenTablet, Tab } from './tablet.ts';

export function tabOf(page: Page): Tab {
  return {
    run: async (script) => void (await page.evaluate(script)),
    evaluate: (work, words) => page.evaluate(work, words),
    goTo: async (address) => void (await page.goto(address)),
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
  };
}

export const chromiumTablets =
  (kind: ChromiumKind): OpenTablet =>
  async (profileDir) => {
    const browser = await openChromium(tablet, {
      kind,
      flags: lighterBrowser,
      ...(profileDir !== undefined && { profileDir }),
    });
    return {
      profileDir: browser.profileDir,
      get tab() {
        return tabOf(browser.page);
      },
      anotherTab: async () => tabOf(await browser.context.newPage()),
      close: () => browser.close(),
      kill: () => browser.kill(),
      reopen: () => browser.open(),
      remove: () => browser.remove(),
    };
  };
