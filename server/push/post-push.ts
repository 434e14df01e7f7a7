import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import webPush from 'web-push';
import type { PushSubscriptionData } from '#domain/push/operations.ts';
import { serviceOf } from './allowed-endpoint.ts';
import type { PushKeys } from './push-keys.ts';

/** Addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface PushSettings {
  /** Hosts beside the browsers' own push services. */
  services: readonly string[];
  /** Contact for push services: an https or mailto address. */
  contact: string;
}

export type PushOutcome =
  | { kind: 'arrived' }
  /** The browser unsubscribed, or the address may not be asked. */
  | { kind: 'gone' }
  | { kind: 'tooLarge' }
  /** Seconds to wait with everything for this host; null where it did not say. */
  | { kind: 'busy'; retryAfter: number | null }
  /** It did not answer in time. */
  | { kind: 'silent' }
  | { kind: 'failed'; reason: string };

export interface PushPost {
  subscription: PushSubscriptionData;
  payload: string;
  tag: string;
}

/** Ms within which a service has to answer. */
const longest = 10_000;
const mostBytes = 64 * 1024;
const dayInSeconds = 24 * 60 * 60;

const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** The one address that is called, or null where the name leads into a network of somebody's own. */
async function addressFor(post: PushPost, own: readonly string[], resolve: Resolve) {
  const { endpoint } = post.subscription;
  const service = serviceOf(endpoint, own);
  if (service === null) return null;
  const addresses = await resolve(new URL(endpoint).hostname);
  // One that is not would be as good as all: who answers names can mix them.
  if (service === 'browser' && !addresses.every(isPublic)) return null;
  return addresses[0] ?? null;
}

function retryAfterOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, dayInSeconds) : null;
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'arrived' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 413) return { kind: 'tooLarge' };
  if (status === 429 || status >= 500) {
    return { kind: 'busy', retryAfter: retryAfterOf(retryAfter) };
  }
  // Also 3xx: nobody is followed anywhere.
  return { kind: 'failed', reason: `answered ${status}` };
}

/** Topic by which a push service keeps only the latest message: nothing readable. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

type Details = ReturnType<typeof webPush.generateRequestDetails>;

/** Asks the address itself, under the host's name and certificate: a name that has changed since changes nothing. */
function ask(details: Details, address: string, withinMs: number): Promise<PushOutcome> {
  const url = new URL(details.endpoint);
  const { promise, resolve, reject } = Promise.withResolvers<PushOutcome>();
  const asked = request({
    host: address,
    // No name can be looked up any more.
    family: isIP(address),
    port: url.port || 443,
    path: url.pathname + url.search,
    servername: url.hostname,
    method: details.method,
    headers: { ...details.headers, host: url.host },
    signal: AbortSignal.timeout(withinMs),
  });
  asked.on('error', reject);
  asked.on('response', (answer) => {
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) asked.destroy(new Error('The answer does not end'));
    });
    answer.on('error', reject);
    answer.on('end', () =>
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after'])),
    );
  });
  asked.end(details.body);
  return promise;
}

/** The signal of `ask` is the only one that aborts; the system says it when a host takes no connection. */
function isTimeout(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ABORT_ERR' || code === 'ETIMEDOUT';
}

/** Hands one message to a push service. Never rejects: what went wrong is an outcome too. */
export function createPushPost(
  keys: PushKeys,
  { services, contact }: PushSettings,
  resolve: Resolve = resolveByDns,
  withinMs = longest,
): (post: PushPost) => Promise<PushOutcome> {
  const vapidDetails = { subject: contact, ...keys };
  return async (post) => {
    try {
      const address = await addressFor(post, services, resolve);
      if (address === null) return { kind: 'gone' };
      const { endpoint, keys: secrets } = post.subscription;
      const { p256dh, auth } = secrets;
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        post.payload,
        {
          vapidDetails,
          TTL: dayInSeconds,
          topic: topicOf(post.tag),
          contentEncoding: 'aes128gcm',
        },
      );
      return await ask(details, address, withinMs);
    } catch (error) {
      if (isTimeout(error)) return { kind: 'silent' };
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  };
}
