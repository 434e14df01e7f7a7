import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './paths.ts';

/** Lets a page that is opened next start workers beside the app, under the app's own policy for scripts. */
export async function rememberPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: unknown): unknown };
    };
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      const policy = create(name, rules);
      Reflect.set(globalThis, `policy:${name}`, policy);
      return policy;
    };
  });
}

/** The address of a worker's script in this build, as a device holds it for offline. */
export function builtWorker(name: string): string {
  const list = readFileSync(join(root, 'dist/client/sw-shell.js'), 'utf8');
  const [file] = new RegExp(String.raw`assets/${name}\.worker-[\w-]{8}\.js`).exec(list) ?? [];
  if (file === undefined) throw new Error(`No device holds a worker "${name}"`);
  return `/${file}`;
}

/** Starts a worker of this build in a page: there it is `built.<name>`, as the page's own clients have it. */
export async function startBuiltWorker(page: Page, name: string): Promise<void> {
  await page.evaluate(readFileSync(join(root, 'node_modules/comlink/dist/umd/comlink.js'), 'utf8'));
  await page.evaluate(
    async ({ key, address }) => {
      const policy = Reflect.get(globalThis, 'policy:scripts') as {
        createScriptURL(path: string): string;
      };
      const comlink = Reflect.get(globalThis, 'Comlink') as { wrap(worker: Worker): unknown };
      const worker = new Worker(policy.createScriptURL(address), { type: 'module' });
      await new Promise((ready, fail) => {
        worker.addEventListener('message', ready, { once: true });
        worker.addEventListener('error', ({ message }) => fail(new Error(message)));
      });
      const built = (Reflect.get(globalThis, 'built') as object | undefined) ?? {};
      Reflect.set(globalThis, 'built', { ...built, [key]: comlink.wrap(worker) });
    },
    { key: name, address: builtWorker(name) },
  );
}
