import type { MessageWithPending } from '#store/chat/conversation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { rowsOf } from '../conversation-rows.ts';
import { ToFoot } from '../../../ui/talk/to-foot.tsx';
import { useFoot } from '../../../ui/talk/use-foot.ts';
import { useOlder } from '../use-older.ts';
import * as css from '../../../ui/talk/talk.css.ts';
import { MessageRow } from './message-row.tsx';

/** Messages of a chat, oldest first. `newFrom`: number of the first message that was new as it opened. */
export function MessageList({
  chatId,
  personId,
  author,
  messages,
  newFrom,
}: {
  chatId: string;
  personId: string;
  author: string;
  messages: readonly MessageWithPending[];
  newFrom: number | null;
}) {
  const { older, none, asking, problem, ask } = useOlder(chatId, personId);
  const { box, onScroll, missed, toFoot } = useFoot({
    count: messages.length,
    older: older.length,
    lastIsMine: messages.at(-1)?.isMine ?? false,
  });
  const all = [...older, ...messages];
  const first = all[0]?.number ?? 1;
  const hasOlder = !none && first > 1 && first < (messages.at(-1)?.number ?? 0);
  const scrolled = () => {
    onScroll();
    if (hasOlder && !asking && problem === null && box.current?.scrollTop === 0) void ask(first);
  };
  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={css.scroll}
        role="log"
        aria-label={`Messages with ${author}`}
        // A scrolling box must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={scrolled}
      >
        {hasOlder && (
          <div className={css.older}>
            <Button disabled={asking} onClick={() => void ask(first)}>
              {asking ? 'Looking for older messages…' : 'Show older messages'}
            </Button>
            {problem !== null && <p className={css.time}>{problem}</p>}
          </div>
        )}
        <ol className={css.list}>
          {rowsOf(all, newFrom).map((row) => {
            if (row.kind === 'day')
              return (
                <li key={row.key} className={css.day}>
                  {row.day}
                </li>
              );
            if (row.kind === 'new')
              return (
                <li key={row.key} className={css.fresh}>
                  New messages
                </li>
              );
            const { key, message, time } = row;
            return <MessageRow key={key} {...{ message, time, chatId, author }} />;
          })}
        </ol>
      </div>
      <ToFoot missed={missed} toFoot={toFoot} />
    </div>
  );
}
