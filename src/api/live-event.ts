import '#store/no-eval.ts';
import { liveEvent } from '#domain/protocol.ts';

/** Whether an event of the live stream says that there is something to pull. */
export function saysChanges(data: string): boolean {
  return liveEvent.safeParse(JSON.parse(data)).success;
}
