import { rmSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { firefoxPath, profileFolder } from './paths.ts';
import { allGone, killAll } from './processes.ts';
import type { OpenTablet, Tab } from './tablet.ts';
import { until } from './until.ts';

/** Errors of Firefox, now and then, for a navigation that nobody ended. */
const unfounded = /NS_BINDING_ABORTED|A new navigation interrupted an unfinished navigation/;

/** Opens an address; repeats a navigation that ended without a cause. */
async function goTo(page: Page, address: string, tries = 3): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (tries === 1 || !unfounded.test(String(error))) throw error;
    await goTo(page, address, tries - 1);
  }
}

/**
 * Fills a field. A page that is drawn anew between the clearing and the typing has the old text back,
 * with the new one behind it: then once more.
 */
async function fill(page: Page, path: string, text: string): Promise<void> {
  const field = page.locator(`::-p-xpath(${path})`);
  const holds = async () => {
    await field.fill(text);
    return (await field.map((input) => (input as HTMLInputElement).value).wait()) === text;
  };
  await until(holds, { what: `"${text}" in its field` });
}

/** Firefox's own look-up by accessible name finds nothing over BiDi: by label and words instead. */
function tabOf(page: Page): Tab {
  const at = (path: string) => page.locator(`::-p-xpath(${path})`);
  return {
    run: async (script) => void (await page.evaluate(script)),
    evaluate: (work, words) => page.evaluate(work, words),
    goTo: (address) => goTo(page, address),
    fill: (label, text) =>
      fill(page, `//input[@id=//label[normalize-space()='${label}']/@for]`, text),
    async press(name) {
      // A tab behind another one draws nothing, and a key that is not drawn cannot be pressed.
      await page.bringToFront();
      await at(`//button[normalize-space()='${name}']`).click();
    },
  };
}

async function firstPage(browser: Browser): Promise<Page> {
  return (await browser.pages())[0] ?? browser.newPage();
}

/** Firefox by WebDriver BiDi. */
export const firefoxTablet: OpenTablet = async (profileDir = profileFolder('firefox')) => {
  const start = () =>
    launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      userDataDir: profileDir,
      headless: true,
      defaultViewport: { width: 820, height: 1180 },
      // It starts on what was left by one that was killed, beside everything else.
      timeout: 90_000,
    });
  let browser = await start();
  let page = await firstPage(browser);
  return {
    profileDir,
    get tab() {
      return tabOf(page);
    },
    anotherTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
    async kill() {
      killAll(profileDir);
      await allGone(profileDir);
    },
    async reopen() {
      browser = await start();
      page = await firstPage(browser);
    },
    async remove() {
      await browser.close();
      // Its other processes may write for a moment longer than it lives.
      rmSync(profileDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};
