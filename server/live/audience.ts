import type { Caller } from '../caller.ts';
import type { News } from './news.ts';

interface Listener {
  caller: Caller;
  scopes: ReadonlySet<string>;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** The open streams of this process. */
export interface Audience {
  join(caller: Caller): ReadableStream<Uint8Array>;
  hear(news: News): void;
  /** Keeps connections open that intermediaries would close for silence. */
  beat(): void;
  leave(): void;
}

const mostWaiting = 64;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(': still here\n\n');
const opening = encoder.encode(': open\n\n');

export function createAudience(): Audience {
  const listeners = new Set<Listener>();

  function drop(listener: Listener): void {
    if (!listeners.delete(listener)) return;
    try {
      listener.controller.close();
    } catch {
      // Closed by the other side already.
    }
  }

  function send(listener: Listener, frame: Uint8Array): void {
    // The frames of a reader that does not read would be kept in memory.
    if ((listener.controller.desiredSize ?? 0) < -mostWaiting) return drop(listener);
    try {
      listener.controller.enqueue(frame);
    } catch {
      drop(listener);
    }
  }

  function wake(tenantId: string, v: number, scopes: string[] | null): void {
    const frame = encoder.encode(`data: ${JSON.stringify({ type: 'changes', v })}\n\n`);
    for (const listener of listeners) {
      if (listener.caller.tenantId !== tenantId) continue;
      if (scopes?.every((scope) => !listener.scopes.has(scope))) continue;
      send(listener, frame);
    }
  }

  return {
    join(caller) {
      let joined: Listener | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const scopes = new Set(caller.reach.map((entry) => entry.scope));
          joined = { caller, scopes, controller };
          listeners.add(joined);
          controller.enqueue(opening);
        },
        cancel() {
          if (joined) listeners.delete(joined);
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
    beat() {
      for (const listener of listeners) send(listener, heartbeat);
    },
    leave() {
      for (const listener of listeners) drop(listener);
    },
  };
}
