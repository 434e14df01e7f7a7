import {
  readPushKey,
  removePushSubscription,
  subscribePush,
  unsubscribePush,
} from '#domain/push/operations.ts';
import { call } from '../../api/calls/call.ts';
import { profileId } from '../../api/session/who.ts';

/** Record in this browser of the person's wish; of the last person here alone. */
interface Mark {
  profile: string;
  /** Endpoint that the server sends to; null for a person who unsubscribed. */
  endpoint: string | null;
}
const markKey = 'push';

/** A browser may leave the question open for ever. */
const longestWait = 60_000;

function mark(): Mark | null {
  const stored = localStorage.getItem(markKey);
  const known = stored === null ? null : (JSON.parse(stored) as Mark);
  return known?.profile === profileId() ? known : null;
}

function setMark(endpoint: string | null): void {
  const profile = profileId();
  if (profile !== null) localStorage.setItem(markKey, JSON.stringify({ profile, endpoint }));
}

async function manager(): Promise<PushManager | null> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration.pushManager : null;
}

/** Subscription that the browser holds. */
async function held(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null;
}

let key: string | undefined;

async function publicKey(): Promise<string> {
  if (key !== undefined) return key;
  const { output } = await asked(call(readPushKey, {}));
  key = output.publicKey;
  return key;
}

async function asked<Answer extends { answeredBy: string }>(answer: Promise<Answer>) {
  const given = await answer;
  if (given.answeredBy !== 'server') throw new Error('Only the server subscribes');
  return given as Extract<Answer, { answeredBy: 'server' }>;
}

/** S2-158: the browser can, a worker is there, and the server has its key. */
export async function pushEnabled(): Promise<boolean> {
  return (await manager()) !== null && (await publicKey().then(Boolean, () => false));
}

/** S4-022: either subscribed or not. */
export async function isSubscribed(): Promise<boolean> {
  const endpoint = mark()?.endpoint ?? null;
  if (endpoint === null) return false;
  return (await held())?.endpoint === endpoint;
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser does not answer')), longestWait);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

async function subscriptionOf(pushes: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await inTime(pushes.subscribe(options));
  } catch (error) {
    // One that was made for another server's key is of no use to anybody.
    const former = await pushes.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return inTime(pushes.subscribe(options));
  }
}

/** Rejects where the person, the browser or the server does not agree. */
export async function subscribe(): Promise<void> {
  const pushes = await manager();
  if (!pushes) throw new Error('This browser has no push');
  const made = await subscriptionOf(pushes, await publicKey());
  const subscription = made.toJSON() as Parameters<
    typeof call<typeof subscribePush>
  >[1]['subscription'];
  await call(subscribePush, { subscription });
  setMark(made.endpoint);
}

export async function unsubscribe(): Promise<void> {
  const current = await held();
  if (current) {
    await call(unsubscribePush, { subscription: { endpoint: current.endpoint } });
    await current.unsubscribe();
  } else await call(removePushSubscription, {});
  setMark(null);
}

export type PushState = 'subscribed' | 'declined' | 'impossible' | 'mayAsk' | 'maySubscribe';

/**
 * State of push a while after the start. A subscription that the browser dropped is deleted on the server, too;
 * one that was renewed while the server could not be told is subscribed anew.
 */
export async function pushState(): Promise<PushState> {
  if (!(await pushEnabled())) return 'impossible';
  const known = mark();
  if (known?.endpoint === null) return 'declined';
  if (await isSubscribed()) return 'subscribed';
  if (known && !(await held())) {
    await call(removePushSubscription, {});
    localStorage.removeItem(markKey);
  }
  if (Notification.permission === 'denied') return 'impossible';
  return Notification.permission === 'granted' ? 'maySubscribe' : 'mayAsk';
}
