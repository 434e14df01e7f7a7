import type { BrowserContext } from '@playwright/test';

/** Pages of a browser that has no service workers: what they do, each does by itself. */
export async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
}
