import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { LiveEvent, Seen } from '#domain/protocol.ts';
import type { Caller } from '../caller.ts';
import type { News } from './news.ts';
import type { Presence } from './presence.ts';

/** What a stream needs to know of its person besides what they may do. */
export interface Company {
  status: ChosenStatus;
  /** Accounts that they are told of when those come and go. */
  colleagueIds: readonly string[];
}

interface Listener {
  caller: Caller;
  scopes: ReadonlySet<string>;
  colleagueIds: ReadonlySet<string>;
  /** ms. */
  since: number;
  /** Frames for which its reader has had no room yet. */
  held: Uint8Array[];
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The open streams of this process. */
export interface Audience {
  join(caller: Caller, company: Company): ReadableStream<Uint8Array>;
  hear(news: News): void;
  /** Tells those who may know that somebody came, went, or is seen otherwise. */
  show(accountId: string, seen: Seen | null): void;
  /** Keeps connections open that intermediaries would close for silence. */
  beat(): void;
  leave(): void;
}

const mostWaiting = 64;
/** Streams of a session. A browser has one; those that lost their line are known by nothing but newer ones. */
const mostOfSession = 5;
/**
 * A stream ends after so long (ms), and the device that is still there opens another: one that lost its
 * signal is not known by anything else, and its person would be here for as long as TCP hopes.
 */
const longestStream = 10 * 60_000;
/** The frames of a reader that does not read would be kept in memory. */
const isFull = ({ controller }: Listener) => (controller.desiredSize ?? 0) < -mostWaiting;

const encoder = new TextEncoder();
const frameOf = (event: LiveEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
const heartbeat = encoder.encode(': still here\n\n');
const opening = encoder.encode(': open\n\n');

/** Those of a person's colleagues who are here as their stream opens. */
function company({ colleagueIds }: Listener, presence: Presence): Uint8Array | null {
  if (colleagueIds.size === 0) return null;
  const present = [...colleagueIds].flatMap((id): [string, Seen][] => {
    const seen = presence.seen(id);
    return seen === null ? [] : [[id, seen]];
  });
  return frameOf({ type: 'presence', whole: true, people: Object.fromEntries(present) });
}

/** Streams of the caller's session that are too many. The newest stay: an older one is the likelier to be dead. */
function surplus(listeners: ReadonlySet<Listener>, { sessionId }: Caller): Listener[] {
  const own = [...listeners].filter(({ caller }) => caller.sessionId === sessionId);
  return own.slice(0, -mostOfSession);
}

/** Writes frames to listeners; lets go of those that do not read. */
function sendingOr(drop: (listener: Listener) => void) {
  /** What comes all at once gives nobody a turn to read. Who had one, and did not read, is let go. */
  function afterItsTurn(listener: Listener): void {
    const { held } = listener;
    listener.held = [];
    if (isFull(listener)) return drop(listener);
    for (const frame of held) send(listener, frame);
  }

  function send(listener: Listener, frame: Uint8Array): void {
    if (listener.held.length > 0 || isFull(listener)) {
      listener.held.push(frame);
      if (listener.held.length === 1) setImmediate(() => afterItsTurn(listener));
      return;
    }
    try {
      listener.controller.enqueue(frame);
    } catch {
      drop(listener);
    }
  }

  return send;
}

export function createAudience(presence: Presence, now: () => number): Audience {
  const listeners = new Set<Listener>();

  function leave(listener: Listener): boolean {
    if (!listeners.delete(listener)) return false;
    presence.went(listener.caller.accountId);
    return true;
  }

  function drop(listener: Listener): void {
    if (!leave(listener)) return;
    try {
      listener.controller.close();
    } catch {
      // Closed by the other side already.
    }
  }

  const send = sendingOr(drop);

  function wake(tenantId: string, v: number, scopes: string[] | null): void {
    const frame = frameOf({ type: 'changes', v });
    for (const listener of listeners) {
      if (listener.caller.tenantId !== tenantId) continue;
      if (scopes?.every((scope) => !listener.scopes.has(scope))) continue;
      send(listener, frame);
    }
  }

  return {
    join(caller, { status, colleagueIds }) {
      let joined: Listener | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const scopes = new Set(caller.reach.map((entry) => entry.scope));
          const known = new Set(colleagueIds);
          joined = { caller, scopes, colleagueIds: known, since: now(), held: [], controller };
          listeners.add(joined);
          for (const one of surplus(listeners, caller)) drop(one);
          presence.came(caller.accountId, status);
          controller.enqueue(opening);
          const present = company(joined, presence);
          if (present) controller.enqueue(present);
        },
        cancel() {
          if (joined) leave(joined);
        },
      });
    },
    hear(news) {
      const ended = new Set([...news.sessions, ...news.accounts]);
      for (const listener of listeners) {
        const { sessionId, accountId } = listener.caller;
        if (ended.has(accountId) || (sessionId && ended.has(sessionId))) drop(listener);
      }
      for (const [tenantId, { v, scopes }] of Object.entries(news.tenants)) {
        wake(tenantId, v, scopes);
      }
    },
    show(accountId, seen) {
      const frame = frameOf({ type: 'presence', people: { [accountId]: seen } });
      for (const listener of listeners) {
        if (listener.colleagueIds.has(accountId)) send(listener, frame);
      }
    },
    beat() {
      const old = now() - longestStream;
      for (const listener of listeners) {
        if (listener.since < old) drop(listener);
        else send(listener, heartbeat);
      }
    },
    leave() {
      for (const listener of listeners) drop(listener);
    },
  };
}
