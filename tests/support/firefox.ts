import { rmSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { firefoxPath, temporaryFolder } from './paths.ts';

export interface TestFirefox {
  readonly page: Page;
  /** As a person closes it. */
  close(): Promise<void>;
  /** Starts it on the same profile. */
  open(): Promise<void>;
  remove(): Promise<void>;
}

async function firstPage(browser: Browser): Promise<Page> {
  return (await browser.pages())[0] ?? browser.newPage();
}

/** Firefox by WebDriver BiDi, with a profile that outlives it. */
export async function openFirefox(): Promise<TestFirefox> {
  const profileDir = temporaryFolder('firefox');
  const start = () =>
    launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      userDataDir: profileDir,
      headless: true,
      defaultViewport: { width: 820, height: 1180 },
    });
  let browser = await start();
  let page = await firstPage(browser);
  const firefox: TestFirefox = {
    get page() {
      return page;
    },
    close: () => browser.close(),
    async open() {
      browser = await start();
      page = await firstPage(browser);
    },
    async remove() {
      await browser.close();
      rmSync(profileDir, { recursive: true, force: true });
    },
  };
  return firefox;
}
