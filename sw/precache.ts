import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { must } from '#domain/must.ts';

/** A file that the worker holds, as the build lists it. */
export interface ShellFile {
  url: string;
  /** Null where the name changes with the content. */
  revision: string | null;
  /** A half-deployed build fails to install, and the old worker goes on. */
  integrity: string;
  /** Kept only where the back office was shown. */
  office?: true;
}

/** The app's one page: every address without a file of its own is drawn by it. */
const page = '/held.html';

/** Never answered with the page: calls, and files, which exist under their name or not at all. */
const notPages = [/^\/api(\/|$)/, /\/[^/]+\.[^/]+$/];

/** An empty cache of this name says that the back office was shown on this device. */
const officeMark = 'office';

const shell = new PrecacheController();
let files: readonly ShellFile[] = [];
/** Says what to do when the files are gone, and there is no network to bring them. */
let answerWithout: (() => Response) | undefined;

export function knowShell(listed: ShellFile[], withoutShell: () => Response): void {
  files = listed;
  answerWithout = withoutShell;
  shell.addToCacheList(listed);
}

/**
 * Files fetched at a time: one after the other, each would wait for the line's latency. A browser has
 * six connections to a server, and the page that brought the worker needs some of them.
 */
const lanes = 4;

function keep(event: ExtendableEvent, wanted: readonly ShellFile[]): Promise<unknown> {
  const left = wanted.values();
  const lane = async () => {
    for (const { url, integrity, revision } of left) {
      const cache = revision ? 'reload' : 'default';
      const request = new Request(url, { integrity, cache });
      const params = { cacheKey: shell.getCacheKeyForURL(url), integrity };
      await Promise.all(shell.strategy.handleAll({ event, request, params }));
    }
  };
  return Promise.all(Array.from({ length: lanes }, lane));
}

export function onInstall(event: ExtendableEvent): void {
  const install = async () => {
    const withOffice = await caches.has(officeMark);
    await keep(event, withOffice ? files : files.filter(({ office }) => !office));
  };
  event.waitUntil(install());
}

/**
 * The back office is shown on this device: it opens without a network from now on, and later versions
 * bring its files as they install. Called again, it fetches only what is not there.
 */
export async function keepOffice(event: ExtendableEvent): Promise<void> {
  await caches.open(officeMark);
  const store = await caches.open(shell.strategy.cacheName);
  const held = new Set((await store.keys()).map(({ url }) => url));
  const missing = files.filter(({ url }) => !held.has(must(shell.getCacheKeyForURL(url), url)));
  await keep(event, missing);
}

/** It tells the event itself how long it takes. */
export function removeOldShell(event: ExtendableEvent): void {
  void shell.activate(event);
}

/** Answers what the shell holds; null leaves it to the network. */
export function fromShell(event: FetchEvent, url: URL): Promise<Response> | null {
  if (event.request.method !== 'GET') return null;
  const isPage = event.request.mode === 'navigate' && !notPages.some((no) => no.test(url.pathname));
  const cacheKey = shell.getCacheKeyForURL(isPage ? page : url.pathname);
  if (cacheKey === undefined) return null;
  const request = isPage ? new Request(page) : event.request;
  const integrity = shell.getIntegrityForCacheKey(cacheKey);
  const cached = shell.strategy.handle({ event, request, params: { cacheKey, integrity } });
  return isPage ? cached.catch(answerWithout) : cached;
}
