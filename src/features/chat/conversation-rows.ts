import type { MessageWithPending } from '#store/chat/conversation.ts';
import { talkRows, type TalkRow } from '../../ui/talk/talk-rows.ts';

/** A message that was sent and one that still waits are no run. */
const goTogether = (one: MessageWithPending, next: MessageWithPending) =>
  one.state.kind === next.state.kind;

/** `newFrom`: number of the first message that is new, or null. */
export function rowsOf(
  messages: readonly MessageWithPending[],
  newFrom: number | null,
): TalkRow<MessageWithPending>[] {
  return talkRows(messages, ({ number }) => number === newFrom, goTogether);
}
