import { useState } from 'react';
import { sendMessage } from '#domain/chat/operations.ts';
import { longestMessage } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { WritingForm } from '../../../ui/talk/writing-form.tsx';
import { grouped } from '../../../ui/time.ts';
import { chatDrafts } from '../drafts.ts';

function tooLong(text: string): string | null {
  const { length } = text.trim();
  if (length <= longestMessage) return null;
  return `${grouped(length)} of ${grouped(longestMessage)} characters. Shorten it or send it in two`;
}

/** S2-152: Enter sends, Shift and Enter begins a line. What is begun stays, chat by chat. */
export function MessageField({ chatId, personId }: { chatId: string; personId: string }) {
  const [text, setText] = useState(() => chatDrafts.of(personId, chatId));
  const [failure, setFailure] = useState<string | null>(null);
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
  return <WritingForm text={text} wrong={wrong} onWrite={write} onSend={() => void send()} />;
}
