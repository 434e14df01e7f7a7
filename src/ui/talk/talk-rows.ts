import { longDate } from '../long-date.ts';
import { timeOfDay } from '../time.ts';

/** A message as a conversation draws it. */
export interface Said {
  id: string;
  createdAt: string;
  isMine: boolean;
}

/** A conversation as it is drawn, from the top. */
export type TalkRow<Message> =
  | { kind: 'day'; key: string; day: string }
  /** Before the first message that was new when the chat was opened. */
  | { kind: 'new'; key: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      /** S9-011: after the last of a run, in which one person writes within a minute. */
      time: string | null;
    };

const timeIn = ({ createdAt }: Said) => timeOfDay(Date.parse(createdAt));

/**
 * @param isFirstNew whether a message is the first one that is new
 * @param goTogether whether two messages of one person may be a run
 */
export function talkRows<Message extends Said>(
  messages: readonly Message[],
  isFirstNew: (message: Message) => boolean,
  goTogether: (one: Message, next: Message) => boolean,
): TalkRow<Message>[] {
  const rows: TalkRow<Message>[] = [];
  let last = '';
  for (const [at, message] of messages.entries()) {
    const day = longDate(message.createdAt);
    if (day !== last) rows.push({ kind: 'day', key: `${day} ${message.id}`, day });
    last = day;
    if (isFirstNew(message)) rows.push({ kind: 'new', key: 'new' });
    const next = messages[at + 1];
    const isRun =
      next !== undefined &&
      next.isMine === message.isMine &&
      timeIn(next) === timeIn(message) &&
      longDate(next.createdAt) === day &&
      goTogether(message, next);
    rows.push({ kind: 'message', key: message.id, message, time: isRun ? null : timeIn(message) });
  }
  return rows;
}
