import type { TimeHeard } from '#domain/sync/likely-time.ts';
import { subscribable, type Subscribable } from '#domain/subscribable.ts';

const key = 'timeHeard';
const last = subscribable<TimeHeard | null>(
  JSON.parse(localStorage.getItem(key) ?? 'null') as TimeHeard | null,
);

/** What the server last said about the time; kept for a start without it. */
export const heardTime: Subscribable<TimeHeard | null> = last;

/** Takes the time from an answer that is known to be the server's own. */
export function hearTime(answer: Response): void {
  const server = Date.parse(answer.headers.get('date') ?? '');
  if (!server) return;
  last.set({ server, device: Date.now() });
  localStorage.setItem(key, JSON.stringify(last.getSnapshot()));
}
