import { afterEach, beforeEach, vi } from 'vitest';
import { administrator, forgetBrowser, freshBrowser, openApp, signInHere } from './app-page.tsx';
import { askWorker, workerGone, workerInCharge } from './demo-worker.ts';

/** Heights (px) of parts on the screen. */
interface Heights {
  /** Of one row of a list. */
  row: number;
  /** Of the box that the list is in. */
  box: number;
  /** Of everything in the box; without it, of the box. */
  content?: number;
}

/** Nothing has a height in this environment, and a box without one draws no rows. */
function giveHeights({ row, box, content = box }: Heights): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(content);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? row : box;
  });
}

/** Each test of the file begins with an administrator on a fresh browser. Lists that draw only what is in sight need heights. */
export function eachOnDemoScreens(heights?: Heights): void {
  beforeEach(async () => {
    freshBrowser();
    if (heights) giveHeights(heights);
    await signInHere(administrator);
  });
  afterEach(async () => {
    workerGone();
    await forgetBrowser();
  });
}

/** Opens a demo app at this path with its first data: the store outlives a test. */
export async function openDemo(path: string) {
  await askWorker(
    new Request('http://localhost/api/apps/demo/reset', { method: 'POST', body: '{}' }),
  );
  workerInCharge();
  return openApp(path);
}
