import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

/** A file that the worker holds, as the build lists it. */
export interface ShellFile {
  url: string;
  /** Null where the name changes with the content. */
  revision: string | null;
  /** A half-deployed build fails to install, and the old worker goes on. */
  integrity: string;
}

/** The app's one page: every address without a file of its own is drawn by it. */
const page = '/held.html';

/** Never answered with the page: calls, and files, which exist under their name or not at all. */
const notPages = [/^\/api(\/|$)/, /\/[^/]+\.[^/]+$/];

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

export function onInstall(event: ExtendableEvent): void {
  const left = files.values();
  const lane = async () => {
    for (const { url, integrity, revision } of left) {
      const cache = revision ? 'reload' : 'default';
      const request = new Request(url, { integrity, cache });
      await Promise.all(
        shell.strategy.handleAll({
          event,
          request,
          params: { cacheKey: shell.getCacheKeyForURL(url) },
        }),
      );
    }
  };
  event.waitUntil(Promise.all(Array.from({ length: lanes }, lane)));
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
