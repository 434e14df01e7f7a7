import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { must } from '../../src/domain/must.ts';
import { until } from './until.ts';

/** The page stops before its next statement. */
async function pause(session: CDPSession): Promise<void> {
  const paused = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await session.send('Debugger.pause');
  void session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  await paused;
}

/** True when this page can write in every table, so that no other holds one. */
function canWriteEverywhere(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const writes = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<void>((done) => {
          const open = indexedDB.open(name);
          open.addEventListener('success', () => {
            const { result: db } = open;
            const write = db.transaction(db.objectStoreNames, 'readwrite');
            write.addEventListener('complete', () => done(db.close()));
          });
        }),
    );
    const late = new Promise<false>((resolve) => setTimeout(resolve, 1000, false));
    return Promise.race([Promise.all(writes).then(() => true), late]);
  });
}

/**
 * Freezes a tab as the browser does with one in the background: it is told, and then nothing of it runs, while
 * it keeps what it holds. The tool's own freezing only acts on hidden tabs, of which it has none. Answers
 * the way to let it go on.
 */
export async function freeze(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const other = must(
    context.pages().find((one) => one !== page),
    'a tab that goes on',
  );
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  // The browser freezes no tab that holds a table of its database: it would stop all others.
  await until(
    async () => {
      await page.evaluate(() => void document.dispatchEvent(new Event('freeze')));
      await pause(session);
      if (await canWriteEverywhere(other)) return true;
      await session.send('Debugger.resume');
      return false;
    },
    { what: 'a moment in which the tab holds no table' },
  );
  return async () => {
    await session.send('Debugger.disable');
  };
}
