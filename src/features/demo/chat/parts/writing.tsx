import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, useState } from 'react';
import { messageLength } from '#domain/demo/chat/entities.ts';
import { sendDemoMessage } from '#domain/demo/chat/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import * as css from '../../../../ui/talk/writing.css.ts';
import { drafts } from '../drafts.ts';

const SendIcon = pointing(Send);

/** A browser that does not grow the box by itself shows as many lines as were begun, up to this. */
const mostRows = 5;

/** Enter sends, Shift and Enter begins a line. What is begun stays, chat by chat, and what could not be kept comes back. */
export function Writing({ chatId }: { chatId: string }) {
  const [text, setText] = useState(() => drafts.of(chatId));
  const write = (next: string) => {
    drafts.keep(chatId, next);
    setText(next);
  };
  const send = async () => {
    if (text.trim() === '') return;
    // Another one may be written while this one is being kept.
    write('');
    const isKept = await attempt(callDemo(sendDemoMessage, { message: { chatId, value: text } }));
    if (isKept) return;
    setText((since) => {
      const all = since === '' ? text : `${text}\n${since}`;
      drafts.keep(chatId, all);
      return all;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={css.row}>
        <textarea
          rows={Math.min(mostRows, text.split('\n').length)}
          className={css.box}
          aria-label="Write a message"
          placeholder="Write a message"
          maxLength={messageLength}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon={SendIcon}
          label="Send"
          type="submit"
          kind="primary"
          size="touch"
          className={css.send}
        />
      </div>
    </form>
  );
}
