import type { ServerClock } from '#domain/sync/likely-time.ts';
import { observable, type Observable } from '#domain/observable.ts';

const key = 'timeHeard';
const last = observable<ServerClock | null>(
  JSON.parse(localStorage.getItem(key) ?? 'null') as ServerClock | null,
);

/** Last reading of the server's clock; kept for a start without the server. */
export const serverClock: Observable<ServerClock | null> = last;

/** Takes the time from an answer that is known to be the server's own. */
export function noteServerClock(answer: Response): void {
  const server = Date.parse(answer.headers.get('date') ?? '');
  if (!server) return;
  last.set({ server, device: Date.now() });
  localStorage.setItem(key, JSON.stringify(last.getSnapshot()));
}
