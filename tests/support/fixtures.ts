import { test as base } from '@playwright/test';
import { type ChromiumKind, openChromium, type Size, type TestBrowser } from './chromium.ts';
import { chromiumTablets } from './chromium-tablet.ts';
import { firefoxTablet } from './firefox-tablet.ts';
import { forgetReports, rememberReports } from './clean-slate.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';
import { lighterBrowser } from './lighter-browser.ts';
import { knownDevices, type KnownDevices } from './known-devices.ts';
import { type PushService, pushService, testCertificate } from './push-service.ts';
import type { Person } from './sample.ts';
import { readyToCount, routes, signIn } from './screens.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import type { OpenTablet } from './tablet.ts';

export interface PerRun {
  /** The built server with the sample tenants: one for all tests of a run. */
  server: ServerProcess;
  /** The one push service beside the browsers' own that the server sends to. */
  pushes: PushService;
  /** Keeps its port, so that what a browser knows of the app holds for all tests of a run. */
  line: FaultProxy;
  devices: KnownDevices;
  engine: ChromiumKind | 'firefox';
  /** Opens the run's Chromium, on a profile that exists already where one is named. */
  openWindow: (size?: Size, profileDir?: string) => Promise<TestBrowser>;
  openTablet: OpenTablet;
}

interface PerTest {
  /** No test meets the reports of another. */
  cleanSlate: void;
  /** The network before the server; every browser of a test goes through it. */
  network: FaultProxy;
  /** All browsers of a test. */
  opened: TestBrowser[];
  /** Opens a browser that was never used; it is removed after the test. */
  browserOf: (size?: Size) => Promise<TestBrowser>;
  /** Opens one that holds the app already, on which nobody has signed in. */
  visitedBrowser: (size?: Size) => Promise<TestBrowser>;
  /** Opens one on which this person has signed in before, at no page yet: one of each person. */
  knownBrowser: (person: Person, size?: Size) => Promise<TestBrowser>;
  /** Opens a browser on which this person is signed in, at this path. */
  signedIn: (person: Person, path?: string, size?: Size) => Promise<TestBrowser>;
  /** Opens an usher's device that is ready for a service without a network. */
  toCount: (person: Person, size?: Size) => Promise<TestBrowser>;
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
  line: [
    async ({ server }, use) => {
      const line = await faultProxy(server.port);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  engine: ['whole', { scope: 'worker', option: true }],
  openWindow: [
    async ({ engine }, use) => {
      const kind = engine === 'firefox' ? 'whole' : engine;
      await use((size, profileDir) =>
        openChromium(size, {
          kind,
          flags: lighterBrowser,
          ...(profileDir !== undefined && { profileDir }),
        }),
      );
    },
    { scope: 'worker' },
  ],
  openTablet: [
    async ({ engine }, use) => {
      await use(engine === 'firefox' ? firefoxTablet : chromiumTablets(engine));
    },
    { scope: 'worker' },
  ],
  devices: [
    async ({ server: { dataDir }, line: network, openTablet }, use) => {
      const devices = knownDevices({ dataDir, network, openTablet });
      await use(devices);
      devices.remove();
    },
    { scope: 'worker' },
  ],
  cleanSlate: [
    async ({ server, devices }, use) => {
      await use();
      await forgetReports(server.dataDir);
      await devices.putBack();
    },
    { auto: true },
  ],
  network: async ({ line }, use) => {
    await use(line);
    await line.renew();
  },
  // oxlint-disable-next-line no-unused-vars -- browsers go before the network that they use
  opened: async ({ network: _network }, use) => {
    const opened: TestBrowser[] = [];
    await use(opened);
    for (const browser of opened) await browser.remove();
  },
  browserOf: async ({ opened, openWindow }, use) => {
    await use(async (size) => {
      const browser = await openWindow(size);
      opened.push(browser);
      return browser;
    });
  },
  visitedBrowser: async ({ devices, opened, openWindow }, use) => {
    await use(async (size) => {
      const browser = await openWindow(size, await devices.copyOfVisited());
      opened.push(browser);
      return browser;
    });
  },
  knownBrowser: async ({ devices, opened, openWindow }, use) => {
    await use(async (person, size) => {
      const browser = await openWindow(size, await devices.copyFor(person));
      opened.push(browser);
      return browser;
    });
  },
  signedIn: async ({ network, visitedBrowser, knownBrowser }, use) => {
    const known = new Set<Person>();
    await use(async (person, path = routes.dashboard, size) => {
      if (known.has(person)) {
        const second = await visitedBrowser(size);
        await signIn(second.page, network.origin, person, path);
        return second;
      }
      known.add(person);
      const browser = await knownBrowser(person, size);
      await browser.page.goto(`${network.origin}${path}`);
      return browser;
    });
  },
  toCount: async ({ signedIn }, use) => {
    await use(async (person, size) => {
      const browser = await signedIn(person, routes.dashboard, size);
      await readyToCount(browser.page);
      return browser;
    });
  },
});

export { expect } from '@playwright/test';
