import '#store/no-eval.ts';
import { liveEvent } from '#domain/protocol.ts';
import { hearPresence } from './presence.ts';

/** Takes in an event of the live stream. Whether it says that there is something to pull. */
export function saysChanges(data: string): boolean {
  const { data: event } = liveEvent.safeParse(JSON.parse(data));
  if (event?.type === 'presence') hearPresence(event);
  return event?.type === 'changes';
}
