import type { BrowserContext } from '@playwright/test';
import { isMockAddress } from '../../src/domain/demo/addresses.ts';

/** Paths of demo calls that anything but the worker answers from now on: none, however often it is looked at. */
export function answeredBeyondTheWorker(context: BrowserContext): readonly string[] {
  const paths: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isMockAddress(pathname) && !response.fromServiceWorker()) paths.push(pathname);
  });
  return paths;
}
