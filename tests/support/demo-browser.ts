import { expect, type BrowserContext } from '@playwright/test';
import { isMockAddress } from '../../src/domain/demo/addresses.ts';
import {
  controlled,
  goOffline,
  type TestBrowser,
  workerControl,
  type WorkerControl,
} from './chromium.ts';
import type { FaultProxy } from './fault-proxy.ts';

/** Paths of demo calls that anything but the worker answers from now on: none, however often it is looked at. */
export function answeredBeyondTheWorker(context: BrowserContext): readonly string[] {
  const paths: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (isMockAddress(pathname) && !response.fromServiceWorker()) paths.push(pathname);
  });
  return paths;
}

/** A page of the office on a device that has lost its signal, and the demo calls that anything but its worker answers. */
export async function withoutSignal(browser: TestBrowser, network: FaultProxy) {
  const beyondTheWorker = answeredBeyondTheWorker(browser.context);
  await leaveSignal(browser, network);
  return { page: browser.page, beyondTheWorker };
}

/** The signal goes on a device that showed the office, and its worker was stopped: what comes now begins from nothing. */
export async function leaveSignal(
  browser: TestBrowser,
  network: FaultProxy,
): Promise<WorkerControl> {
  const { page, context } = browser;
  await page.goto(`${network.origin}/apps/tasks`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await controlled(page);
  const worker = await workerControl(context);
  await goOffline(browser, network);
  await worker.stop(network.origin);
  return worker;
}
