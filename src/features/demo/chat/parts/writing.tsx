import { useState } from 'react';
import { messageLength } from '#domain/demo/chat/entities.ts';
import { sendDemoMessage } from '#domain/demo/chat/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { WritingForm } from '../../../../ui/talk/writing-form.tsx';
import { drafts } from '../drafts.ts';

/** Field of a chat. A message that was begun stays with its chat, and one that could not be kept comes back. */
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
  return (
    <WritingForm text={text} maxLength={messageLength} onWrite={write} onSend={() => void send()} />
  );
}
