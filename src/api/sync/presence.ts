import type { LiveEvent, Seen } from '#domain/protocol.ts';
import { observable } from '#domain/observable.ts';

type News = Extract<LiveEvent, { type: 'presence' }>;
type Present = ReadonlyMap<string, Seen>;

/** Who of this person's colleagues is here, as the live stream says. Kept nowhere. */
export const presence = observable<Present>(new Map());

/** One tab has the stream; every tab that is seen shows who is here. */
const others = new BroadcastChannel('presence');
others.addEventListener('message', ({ data }: MessageEvent<Present | 'who?'>) => {
  if (data !== 'who?') presence.set(data);
  else if (presence.getSnapshot().size > 0) others.postMessage(presence.getSnapshot());
});
others.postMessage('who?');

export function hearPresence({ whole, people }: News): void {
  const present = new Map(whole ? [] : presence.getSnapshot());
  for (const [id, seen] of Object.entries(people)) {
    if (seen === null) present.delete(id);
    else present.set(id, seen);
  }
  presence.set(present);
  others.postMessage(present);
}
