import type { LiveEvent, Seen } from '#domain/protocol.ts';
import { observable } from '#domain/observable.ts';

type PresenceEvent = Extract<LiveEvent, { type: 'presence' }>;
type Present = ReadonlyMap<string, Seen>;

/** Colleagues that are here, from the live stream: account id -> when seen. Kept nowhere. */
export const presence = observable<Present>(new Map());

/** One tab has the stream; every tab that is seen shows who is here. */
const others = new BroadcastChannel('presence');
others.addEventListener('message', ({ data }: MessageEvent<Present | 'who?'>) => {
  if (data !== 'who?') presence.set(data);
  else if (presence.getSnapshot().size > 0) others.postMessage(presence.getSnapshot());
});
others.postMessage('who?');

export function updatePresence({ whole, people }: PresenceEvent): void {
  const present = new Map(whole ? [] : presence.getSnapshot());
  for (const [id, seen] of Object.entries(people)) {
    if (seen === null) present.delete(id);
    else present.set(id, seen);
  }
  presence.set(present);
  others.postMessage(present);
}
