import type { IncomingMessage } from 'node:http';

const minute = 60_000;
/** Milliseconds that the body of a request has to arrive: those of Node itself. */
const usualBody = 5 * minute;
/** Of a large file, whose sender is known. Node has one limit for the whole server: it is this one. */
export const longestBody = 30 * minute;

const limits = new WeakMap<object, NodeJS.Timeout>();

/** Ends a request whose body is not here in time. Without it, anybody could hold a connection as long as a large file takes. */
export function limitBody(incoming: IncomingMessage, most = usualBody): void {
  const { headers } = incoming;
  if (!headers['content-length'] && !headers['transfer-encoding']) return;
  const limit = setTimeout(() => incoming.complete || incoming.destroy(), most).unref();
  limits.set(incoming, limit);
  incoming.once('close', () => clearTimeout(limit));
}

/** Leaves this request the longest time there is. For senders who are known and may send so much. */
export function allowLongBody(env: { incoming?: object | undefined } | undefined): void {
  if (env?.incoming) clearTimeout(limits.get(env.incoming));
}
