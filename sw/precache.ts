import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching';

/** The app's one page: every address without a file of its own is drawn by it. */
const page = '/index.html';

/** Never answered with the page: calls, and files, which exist under their name or not at all. */
const notPages = [/^\/api(\/|$)/, /\/[^/]+\.[^/]+$/];

const shell = new PrecacheController();

/** Every entry carries its integrity: a half-deployed build fails to install, the old worker goes on. */
export function knowShell(entries: PrecacheEntry[]): void {
  shell.addToCacheList(entries);
}

/** Both tell the event themselves how long they take. */
export function onInstall(event: ExtendableEvent): void {
  void shell.install(event);
}

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
  return shell.strategy.handle({ event, request, params: { cacheKey, integrity } });
}
