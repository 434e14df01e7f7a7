import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Never answered with the app: calls, and files, which exist under their name or not at all. */
const notPages = [/^\/api(\/|$)/, /\/[^/?]+\.[^/?]+$/];

/**
 * Serves the shell from the device. Every entry carries its integrity: a half-deployed build fails
 * to install, and the worker before it goes on.
 */
export function serveShell(entries: (PrecacheEntry | string)[]): void {
  precacheAndRoute(entries, { cleanURLs: false });
  cleanupOutdatedCaches();
  if (entries.length === 0) return;
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }),
  );
}
