import { vi } from 'vitest';
import { answerDemo } from '../../sw/demo/app.ts';
import { isMockAddress } from '../../src/domain/demo/addresses.ts';
import { demoDatabase } from '../../src/store/demo/database.ts';

const demo = demoDatabase();

/** Calls the mock back end as the worker does. */
export function askWorker(request: Request): Promise<Response> {
  return answerDemo(demo, request, 'Grace Valley');
}

/** A page that the worker serves: its mock back end, and no network behind it. */
export function workerInCharge(): void {
  const controller = { state: 'activated', postMessage: vi.fn() };
  const workers = { controller, ready: Promise.resolve({ active: controller }) };
  const silent = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ...workers, ...silent },
  });
  vi.stubGlobal('fetch', (request: Request) =>
    isMockAddress(new URL(request.url).pathname)
      ? askWorker(request)
      : Promise.reject(new TypeError('No network')),
  );
}

export function workerGone(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
