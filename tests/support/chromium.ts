import { rmSync } from 'node:fs';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import type { FaultProxy } from './fault-proxy.ts';
import { chromiumPath, chromiumShellPath, profileFolder } from './paths.ts';
import { patience } from './patience.ts';
import { allGone, killAll } from './processes.ts';
import { until } from './until.ts';

export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Size {
  width: number;
  height: number;
}

export const tablet: Size = { width: 820, height: 1180 };
export const phone: Size = { width: 390, height: 844 };
export const laptop: Size = { width: 1440, height: 900 };

/**
 * `whole`: Chromium as people have it. `shell`: its engine alone, which starts in a third of the time and lacks what
 * the browser itself adds: wake locks, installation, its own background services.
 */
export type ChromiumKind = 'whole' | 'shell';

const programs = { whole: chromiumPath, shell: chromiumShellPath };

interface Start {
  kind: ChromiumKind;
  size: Size;
  /** Options beside the usual ones. */
  flags: readonly string[];
}

interface Open {
  context: BrowserContext;
  page: Page;
  /** Until it ended, by itself or as it was told. */
  isOpen: () => boolean;
}

/** One browser with a profile on the disk: it may be closed or killed, and opened again. */
export interface TestBrowser {
  readonly profileDir: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Starts it on the same profile. */
  open(): Promise<void>;
  /** As a person closes it: it writes down what it holds. */
  close(): Promise<void>;
  /** SIGKILL to all its processes at once. */
  kill(): Promise<void>;
  /** Ends it, without what a browser does at its end, and forgets the profile. */
  remove(): Promise<void>;
}

async function launch(profileDir: string, { kind, size, flags }: Start): Promise<Open> {
  const context = await chromium.launchPersistentContext(profileDir, {
    executablePath: programs[kind](),
    args: [...chromiumFlags, ...flags],
    viewport: size,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Workers too, which the emulation leaves in the machine's zone.
    env: { ...process.env, TZ: 'Africa/Johannesburg' },
    serviceWorkers: 'allow',
  });
  context.setDefaultTimeout(patience);
  let isOpen = true;
  context.once('close', () => (isOpen = false));
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, isOpen: () => isOpen };
}

/** `profileDir`: a profile that exists already. */
export async function openChromium(
  size: Size = tablet,
  {
    kind = 'whole',
    flags = [],
    profileDir = profileFolder('chromium'),
  }: Partial<Omit<Start, 'size'>> & { profileDir?: string } = {},
): Promise<TestBrowser> {
  const start: Start = { kind, size, flags };
  let current: Open = await launch(profileDir, start);
  const gone = () => allGone(profileDir);

  const browser: TestBrowser = {
    profileDir,
    get context() {
      return current.context;
    },
    get page() {
      return current.page;
    },
    async open() {
      current = await launch(profileDir, start);
    },
    async close() {
      await current.context.close();
      await gone();
    },
    async kill() {
      const closed = new Promise<void>((done) => current.context.once('close', () => done()));
      killAll(profileDir);
      await closed;
      await gone();
    },
    async remove() {
      if (current.isOpen()) await browser.kill();
      // Its other processes may write for a moment longer than it lives.
      rmSync(profileDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  return browser;
}

/** Waits until the page is looked after by an active service worker. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** No signal: the browser knows it, and nothing that it starts by itself reaches the server either. */
export async function goOffline(browser: TestBrowser, network: FaultProxy): Promise<void> {
  await network.cut();
  await browser.context.setOffline(true);
}

export async function goOnline(browser: TestBrowser, network: FaultProxy): Promise<void> {
  await network.restore();
  await browser.context.setOffline(false);
}

/** A conversation with the browser's service worker machinery, independent of any page of the app. */
export interface WorkerControl {
  /** Ends the worker's process as the browser does under pressure; its next event starts it again. */
  stop(origin: string): Promise<void>;
  /** Event of the browser when the network is back and no page may be open. */
  sync(origin: string, tag: string): Promise<void>;
  /** Event of the browser for a message of its push service. */
  push(origin: string, data: string): Promise<void>;
  close(): Promise<void>;
}

interface WorkerVersion {
  versionId: string;
  registrationId: string;
  scriptURL: string;
  status: string;
  runningStatus: string;
}

export async function workerControl(context: BrowserContext): Promise<WorkerControl> {
  const blank = await context.newPage();
  const session: CDPSession = await context.newCDPSession(blank);
  const versions = new Map<string, WorkerVersion>();
  /** Number of ends of each version: one that starts again at once is not missed. */
  const ends = new Map<string, number>();
  const endsOf = (versionId: string) => ends.get(versionId) ?? 0;
  session.on('ServiceWorker.workerVersionUpdated', (event) => {
    for (const version of event.versions as WorkerVersion[]) {
      versions.set(version.versionId, version);
      if (version.runningStatus === 'stopped') {
        ends.set(version.versionId, endsOf(version.versionId) + 1);
      }
    }
  });
  await session.send('ServiceWorker.enable');
  const active = (origin: string) =>
    until(
      () =>
        [...versions.values()].find(
          (version) => version.scriptURL.startsWith(origin) && version.status === 'activated',
        ),
      { what: `an active worker of ${origin}` },
    );
  return {
    async stop(origin) {
      const { versionId, runningStatus } = await active(origin);
      if (runningStatus === 'stopped') return;
      const before = endsOf(versionId);
      await session.send('ServiceWorker.stopWorker', { versionId });
      await until(() => endsOf(versionId) > before, { what: 'the end of the worker' });
    },
    async sync(origin, tag) {
      const { registrationId } = await active(origin);
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      });
    },
    async push(origin, data) {
      const { registrationId } = await active(origin);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    async close() {
      await blank.close();
    },
  };
}
