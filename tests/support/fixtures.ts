import { test as base } from '@playwright/test';
import { openChromium, type Size, type TestBrowser } from './chromium.ts';
import { forgetReports, rememberReports } from './clean-slate.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';
import { type PushService, pushService, testCertificate } from './push-service.ts';
import { startServer, type ServerProcess } from './server-process.ts';

interface PerRun {
  /** The built server with the sample tenants: one for all tests of a run. */
  server: ServerProcess;
  /** The one push service beside the browsers' own that the server sends to. */
  pushes: PushService;
}

interface PerTest {
  /** No test meets the reports of another. */
  cleanSlate: void;
  /** The network before the server; every browser of a test goes through it. */
  network: FaultProxy;
  /** Opens a browser with a profile of its own; it is removed after the test. */
  browserOf: (size?: Size) => Promise<TestBrowser>;
}

export const test = base.extend<PerTest, PerRun>({
  pushes: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixture's wishes from it
    async ({}, use) => {
      const pushes = await pushService();
      await use(pushes);
      await pushes.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pushes }, use) => {
      const env = {
        PUSH_SERVICES: `localhost:${pushes.port}`,
        NODE_EXTRA_CA_CERTS: testCertificate,
      };
      const server = await startServer({ env });
      await rememberReports(server.dataDir);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  cleanSlate: [
    async ({ server }, use) => {
      await use();
      await forgetReports(server.dataDir);
    },
    { auto: true },
  ],
  network: async ({ server }, use) => {
    const network = await faultProxy(server.port);
    await use(network);
    await network.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixture's wishes from it
  browserOf: async ({}, use) => {
    const opened: TestBrowser[] = [];
    await use(async (size) => {
      const browser = await openChromium(size);
      opened.push(browser);
      return browser;
    });
    for (const browser of opened) await browser.remove();
  },
});

export { expect } from '@playwright/test';
