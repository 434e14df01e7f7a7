import { livePath } from '#domain/sync/paths.ts';
import type { Locks } from '#store/drafts/hold-draft.ts';
import type { ApiFetch } from '../calls/transport.ts';

interface LiveParts {
  fetch: ApiFetch;
  locks: Locks;
  random(): number;
  /** The server took the stream up with this answer. */
  onOpen(answer: Response): void;
  /** There is something to pull. */
  onChanges(): void;
  /** The stream ended, and not because this page let go of it. */
  onBreak(): void;
}

const shortestPause = 1000;
const longestPause = 30_000;
/** A stream that carried for longer than this (ms) broke with its line: its end is no failure to connect. */
const carried = 2000;

function pauseOf(failures: number, random: () => number, signal: AbortSignal): Promise<void> {
  const ceiling = Math.min(longestPause, shortestPause * 2 ** (failures + 1));
  const wait = shortestPause + random() * (ceiling - shortestPause);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The `data:` of each event, as it arrives. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}

async function listen(parts: LiveParts, signal: AbortSignal): Promise<void> {
  const response = await parts.fetch(livePath, {
    headers: { accept: 'text/event-stream' },
    signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`Live: ${response.status}`);
  parts.onOpen(response);
  // Whatever changed while nobody listened.
  parts.onChanges();
  for await (const data of eventsOf(response.body)) {
    // With the first event: a page starts without the schemas.
    const { announcesChanges: saysChanges } = await import('./live-event.ts');
    if (saysChanges(data)) parts.onChanges();
  }
}

/**
 * Keeps one live stream open, and comes back with jitter when it ends: a server that restarts is not
 * met by everybody at once.
 */
export async function keepListening(parts: LiveParts, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const began = performance.now();
    await listen(parts, signal).catch(() => undefined);
    failures = performance.now() - began > carried ? 0 : failures + 1;
    if (signal.aborted) return;
    parts.onBreak();
    await pauseOf(failures, parts.random, signal);
  }
}

/**
 * One stream a browser, in a tab that is seen: six would block the seventh tab over HTTP/1.1. A
 * hidden tab lets go of it, and the next visible one takes over. Answers the way to connect anew.
 */
export function startLive(parts: LiveParts): () => void {
  let seen = new AbortController();
  const look = () => {
    seen.abort();
    if (document.visibilityState !== 'visible') return;
    const current = new AbortController();
    seen = current;
    parts.locks
      .request('live', { signal: current.signal }, () => keepListening(parts, current.signal))
      // Hidden again before it was this tab's turn.
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return look;
}
