import type { BrowserContext, Page } from '@playwright/test';

/**
 * Freezes a tab as the browser does with one in the background: it is told, and then nothing of it runs, while
 * it keeps what it holds. The tool's own freezing only acts on hidden tabs, of which it has none. Answers
 * the way to let it go on.
 */
export async function freeze(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await page.evaluate(() => void document.dispatchEvent(new Event('freeze')));
  await session.send('Debugger.pause');
  // The pause begins with the next statement.
  void session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  await paused;
  return async () => {
    await session.send('Debugger.disable');
  };
}
