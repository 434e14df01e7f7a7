import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { LiveEvent, Seen } from '#domain/protocol.ts';
import type { Caller } from '../caller.ts';
import type { LiveMessage } from './live-message.ts';
import type { Presence } from './presence.ts';

/** The presence of a stream's person, and the accounts that may see each other. */
export interface Company {
  status: ChosenStatus;
  /** Accounts whose presence this person sees. */
  colleagueIds: readonly string[];
}

interface Subscriber {
  caller: Caller;
  scopes: ReadonlySet<string>;
  colleagueIds: ReadonlySet<string>;
  /** ms. */
  since: number;
  /** Frames that wait for their reader. */
  waiting: Uint8Array[];
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The open streams of this process. */
export interface Subscribers {
  subscribe(caller: Caller, company: Company): ReadableStream<Uint8Array>;
  /** Wakes the streams that a message concerns, and ends those of ended sessions. */
  publish(message: LiveMessage): void;
  /** Sends somebody's presence to the streams that may see it. */
  show(accountId: string, seen: Seen | null): void;
  /** Keeps connections open that intermediaries would close for silence. */
  beat(): void;
  /** Ends every stream. */
  endAll(): void;
}

const mostUnread = 64;
/** Streams of a session. A browser has one; a stream that lost its line is only noticed by a newer one. */
const mostOfSession = 5;
/**
 * A stream ends after so long (ms), and the device that is still there opens another: one that lost its
 * signal is not known by anything else, and its person would be here for as long as TCP hopes.
 */
const longestStream = 10 * 60_000;
/** The frames of a reader that does not read would be kept in memory. */
const isFull = ({ controller }: Subscriber) => (controller.desiredSize ?? 0) < -mostUnread;

const encoder = new TextEncoder();
const frameOf = (event: LiveEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
const heartbeat = encoder.encode(': still here\n\n');
const opening = encoder.encode(': open\n\n');

/** Colleagues of a person who are here as the person's stream opens; null for no colleagues. */
function company({ colleagueIds }: Subscriber, presence: Presence): Uint8Array | null {
  if (colleagueIds.size === 0) return null;
  const present = [...colleagueIds].flatMap((id): [string, Seen][] => {
    const seen = presence.seen(id);
    return seen === null ? [] : [[id, seen]];
  });
  return frameOf({ type: 'presence', whole: true, people: Object.fromEntries(present) });
}

/** Streams of the caller's session that are too many. The newest stay: an older one is the likelier to be dead. */
function surplus(subscribers: ReadonlySet<Subscriber>, { sessionId }: Caller): Subscriber[] {
  const own = [...subscribers].filter(({ caller }) => caller.sessionId === sessionId);
  return own.slice(0, -mostOfSession);
}

/** Writes frames to subscribers; drops those that do not read. */
function sendingOr(drop: (subscriber: Subscriber) => void) {
  /** Frames that come all at once leave readers no turn. A reader that had a turn and did not read is dropped. */
  function afterItsTurn(subscriber: Subscriber): void {
    const { waiting } = subscriber;
    subscriber.waiting = [];
    if (isFull(subscriber)) return drop(subscriber);
    for (const frame of waiting) send(subscriber, frame);
  }

  function send(subscriber: Subscriber, frame: Uint8Array): void {
    if (subscriber.waiting.length > 0 || isFull(subscriber)) {
      subscriber.waiting.push(frame);
      if (subscriber.waiting.length === 1) setImmediate(() => afterItsTurn(subscriber));
      return;
    }
    try {
      subscriber.controller.enqueue(frame);
    } catch {
      drop(subscriber);
    }
  }

  return send;
}

/** An administrator looks at the app as this person sees it: the person is not here. */
const isLookedAt = ({ seenBy }: Caller): boolean => seenBy !== undefined;

export function createSubscribers(presence: Presence, now: () => number): Subscribers {
  const subscribers = new Set<Subscriber>();

  function leave(subscriber: Subscriber): boolean {
    if (!subscribers.delete(subscriber)) return false;
    if (!isLookedAt(subscriber.caller)) presence.went(subscriber.caller.accountId);
    return true;
  }

  function drop(subscriber: Subscriber): void {
    if (!leave(subscriber)) return;
    try {
      subscriber.controller.close();
    } catch {
      // Closed by the other side already.
    }
  }

  const send = sendingOr(drop);

  function wake(tenantId: string, v: number, scopes: string[] | null): void {
    const frame = frameOf({ type: 'changes', v });
    for (const subscriber of subscribers) {
      if (subscriber.caller.tenantId !== tenantId) continue;
      if (scopes?.every((scope) => !subscriber.scopes.has(scope))) continue;
      send(subscriber, frame);
    }
  }

  return {
    subscribe(caller, { status, colleagueIds }) {
      let joined: Subscriber | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const scopes = new Set(caller.accessScopes.map((entry) => entry.scope));
          const known = new Set(colleagueIds);
          joined = { caller, scopes, colleagueIds: known, since: now(), waiting: [], controller };
          subscribers.add(joined);
          for (const one of surplus(subscribers, caller)) drop(one);
          if (!isLookedAt(caller)) presence.came(caller.accountId, status);
          controller.enqueue(opening);
          const present = company(joined, presence);
          if (present) controller.enqueue(present);
        },
        cancel() {
          if (joined) leave(joined);
        },
      });
    },
    publish(message) {
      const ended = new Set([...message.sessions, ...message.accounts]);
      for (const subscriber of subscribers) {
        const { sessionId, accountId, seenBy } = subscriber.caller;
        if ([sessionId, accountId, seenBy].some((id) => id && ended.has(id))) drop(subscriber);
      }
      for (const [tenantId, { v, scopes }] of Object.entries(message.tenants)) {
        wake(tenantId, v, scopes);
      }
    },
    show(accountId, seen) {
      const frame = frameOf({ type: 'presence', people: { [accountId]: seen } });
      for (const subscriber of subscribers) {
        if (subscriber.colleagueIds.has(accountId)) send(subscriber, frame);
      }
    },
    beat() {
      const old = now() - longestStream;
      for (const subscriber of subscribers) {
        if (subscriber.since < old) drop(subscriber);
        else send(subscriber, heartbeat);
      }
    },
    endAll() {
      for (const subscriber of subscribers) drop(subscriber);
    },
  };
}
