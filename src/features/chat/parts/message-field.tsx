import Send from 'lucide-react/icons/send';
import { useId, useState, type KeyboardEvent } from 'react';
import { sendMessage } from '#domain/chat/operations.ts';
import { longestMessage } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { FieldError } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { grouped } from '../../../ui/time.ts';
import { chatDrafts } from '../drafts.ts';
import * as css from '../../../ui/talk/writing.css.ts';

const SendIcon = pointing(Send);

/** A browser that does not grow the box by itself shows as many lines as were begun, up to this. */
const mostRows = 5;

function tooLong(text: string): string | null {
  const { length } = text.trim();
  if (length <= longestMessage) return null;
  return `${grouped(length)} of ${grouped(longestMessage)} characters. Shorten it or send it in two`;
}

/** S2-152: Enter sends, Shift and Enter begins a line. What is begun stays, chat by chat. */
export function MessageField({ chatId, personId }: { chatId: string; personId: string }) {
  const [text, setText] = useState(() => chatDrafts.of(personId, chatId));
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const wrong = tooLong(text) ?? failure;
  const write = (next: string) => {
    chatDrafts.keep(personId, chatId, next);
    setFailure(null);
    setText(next);
  };
  const send = async () => {
    if (text.trim() === '' || tooLong(text) !== null) return;
    // Another one may be written while this one is being kept.
    write('');
    try {
      await call(sendMessage, { id: chatId, value: text }, { id: newId() });
    } catch (error) {
      setText((since) => {
        const all = since === '' ? text : `${text}\n${since}`;
        chatDrafts.keep(personId, chatId, all);
        return all;
      });
      setFailure(
        error instanceof Failure ? error.message : 'This could not be saved. Send it again',
      );
    }
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
          aria-invalid={wrong !== null}
          aria-describedby={wrong === null ? undefined : id}
          value={text}
          onChange={(event) => write(event.target.value)}
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
      {wrong !== null && <FieldError id={id}>{wrong}</FieldError>}
    </form>
  );
}
