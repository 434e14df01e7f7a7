import type { MessageWithPending } from '#store/chat/conversation.ts';
import { timeOfDay } from '../../ui/time.ts';
import { dayOf } from './times.ts';

/** A conversation as it is drawn, from the top. */
export type Row =
  | { kind: 'day'; key: string; day: string }
  /** Before the first message that was new when the chat was opened. */
  | { kind: 'new'; key: string }
  | {
      kind: 'message';
      key: string;
      message: MessageWithPending;
      /** S9-011: after the last of a run, in which one person writes within a minute. */
      time: string | null;
    };

function isRun(
  one: MessageWithPending,
  next: MessageWithPending | undefined,
  day: string,
): boolean {
  return (
    next !== undefined &&
    next.isMine === one.isMine &&
    next.state.kind === one.state.kind &&
    timeOfDay(Date.parse(next.createdAt)) === timeOfDay(Date.parse(one.createdAt)) &&
    dayOf(next.createdAt) === day
  );
}

/** `newFrom`: number of the first message that is new, or null. */
export function rowsOf(messages: readonly MessageWithPending[], newFrom: number | null): Row[] {
  const rows: Row[] = [];
  let last = '';
  for (const [at, message] of messages.entries()) {
    const day = dayOf(message.createdAt);
    if (day !== last) rows.push({ kind: 'day', key: `${day} ${message.id}`, day });
    last = day;
    if (message.number === newFrom) rows.push({ kind: 'new', key: 'new' });
    const time = isRun(message, messages[at + 1], day)
      ? null
      : timeOfDay(Date.parse(message.createdAt));
    rows.push({ kind: 'message', key: message.id, message, time });
  }
  return rows;
}
