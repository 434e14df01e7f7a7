import { useState } from 'react';
import type { DemoChat, DemoMessage } from '#domain/demo/chat/entities.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import * as css from '../../../../ui/talk/talk.css.ts';
import { talkRows } from '../../../../ui/talk/talk-rows.ts';
import { ToFoot } from '../../../../ui/talk/to-foot.tsx';
import { useFoot } from '../../../../ui/talk/use-foot.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';

/** Messages that are drawn at first, and again each time somebody asks for older ones. */
const page = 100;

function Message({
  message: { isMine, value },
  time,
  author,
}: {
  message: DemoMessage;
  time: string | null;
  author: string;
}) {
  return (
    <li className={cx(css.message, isMine ? css.mine : css.theirs)}>
      <p className={cx(css.bubble, isMine ? css.myBubble : css.theirBubble)}>
        <span className={visuallyHidden}>{isMine ? 'You' : author}: </span>
        <span>{value}</span>
      </p>
      {time !== null && <p className={css.time}>{time}</p>}
    </li>
  );
}

/** The messages of a chat, oldest first: it begins at its end, and keeps its place as older ones and new ones come. */
export function Talk({
  chat: { messages, contact },
  newFrom,
}: {
  chat: DemoChat;
  /** Id of the first message that was new as the chat opened. */
  newFrom: string | null;
}) {
  const [most, setMost] = useState(page);
  const shown = messages.slice(-most);
  const { box, onScroll, missed, toFoot } = useFoot({
    count: messages.length,
    older: most - page,
    lastIsMine: messages.at(-1)?.isMine ?? false,
  });
  const rows = talkRows(
    shown,
    ({ id }) => id === newFrom,
    () => true,
  );
  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={css.scroll}
        role="log"
        aria-label={`Messages with ${contact.name}`}
        // A scrolling box must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {shown.length < messages.length && (
          <div className={css.older}>
            <Button onClick={() => setMost(most + page)}>Show older messages</Button>
          </div>
        )}
        {messages.length === 0 && (
          <p className={css.day}>No messages yet. Write the first one below.</p>
        )}
        <ol className={css.list}>
          {rows.map((row) => {
            if (row.kind === 'message') {
              const { key, message, time } = row;
              return <Message key={key} {...{ message, time }} author={contact.name} />;
            }
            const isDay = row.kind === 'day';
            return (
              <li key={row.key} className={isDay ? css.day : css.fresh}>
                {isDay ? row.day : 'New messages'}
              </li>
            );
          })}
        </ol>
      </div>
      <ToFoot missed={missed} toFoot={toFoot} />
    </div>
  );
}
