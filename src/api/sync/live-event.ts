import '#store/no-eval.ts';
import { liveEvent } from '#domain/protocol.ts';
import { updatePresence } from './presence.ts';

/** Takes in an event of the live stream. Answers whether it announces something to pull. */
export function announcesChanges(data: string): boolean {
  const { data: event } = liveEvent.safeParse(JSON.parse(data));
  if (event?.type === 'presence') updatePresence(event);
  return event?.type === 'changes';
}
