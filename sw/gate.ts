import { cachedPaths } from '#domain/worker-paths.gen.ts';
import { isMockAddress } from '#domain/demo/addresses.ts';
import { headers } from '#domain/headers.ts';
import { isQueued } from '#domain/operation.ts';
import { submissions } from '#domain/submissions.gen.ts';
import { databases } from '#store/database.ts';
import { sendWaiting } from '#sync/synchronise.ts';
import { readThrough } from './cached-reads.ts';
import { workerContext } from './context.ts';
import { askForSync } from './ask-for-sync.ts';
import { isRegisterRead, matchChange } from './changes.ts';
import { askDemo } from './demo-back-end.ts';
import { enqueue } from './enqueue.ts';
import { matcher, patternOf } from './match.ts';
import { fromShell } from './precache.ts';
import { worker } from './scope.ts';

const cached = cachedPaths.map((path) => patternOf(path));
const isRead = (path: string) => isRegisterRead(path) || cached.some((one) => one.test(path));
const match = matcher(submissions.filter(isQueued));

/** Answers what the device answers; everything else goes on to the network as it came. */
export function onFetch(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);

  // Other people's servers are none of our business.
  if (url.origin !== worker.location.origin) return;
  // The shell and its files.
  if (!url.pathname.startsWith('/api/')) {
    const file = fromShell(event, url);
    if (file) event.respondWith(file);
    return;
  }
  // The demo apps: never the network, whatever is asked for.
  if (isMockAddress(url.pathname)) {
    event.respondWith(askDemo(request));
    return;
  }
  // S7-004: asked to stay out of it.
  if (request.headers.has(headers.skipInterceptor)) return;

  if (request.method === 'GET' && isRead(url.pathname)) {
    event.respondWith(readThrough(request));
    return;
  }

  const { method } = request;
  const found = match(method, url.pathname) ?? matchChange(method, url.pathname);
  // Other reads, sign-in, sync: the network, under the headers that the page gave them.
  if (!found) return;

  const answer = enqueue(databases().vault, found, request);
  event.respondWith(answer);
  event.waitUntil(answer.then(({ ok }) => (ok ? sendAndAskAgain() : undefined)));
}

/** Sends at once, and leaves a wish with the browser to be woken when there is a way again. */
async function sendAndAskAgain(): Promise<void> {
  await askForSync();
  await sendWaiting(workerContext(), { reset: false });
}
