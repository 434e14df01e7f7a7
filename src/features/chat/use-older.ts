import { useState } from 'react';
import { olderMessages } from '#domain/chat/operations.ts';
import { receivedMessage, type MessageWithPending } from '#store/chat/conversation.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../api/calls/call.ts';

/** Messages that no device keeps, for as long as the chat is open. `none`: the server has no older ones, or no longer. */
export function useOlder(chatId: string, personId: string) {
  const [older, setOlder] = useState<readonly MessageWithPending[]>([]);
  const [none, setNone] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (before: number) => {
    setAsking(true);
    setProblem(null);
    try {
      const answer = await call(olderMessages, { id: chatId, before: String(before) });
      if (answer.answeredBy !== 'server') return;
      const found = answer.output.messages.map((message) => receivedMessage(message, personId));
      setNone(found.length === 0);
      setOlder((known) => [...found, ...known]);
    } catch (error) {
      setProblem(error instanceof Failure ? error.message : 'We could not load older messages');
    } finally {
      setAsking(false);
    }
  };
  return { older, none, asking, problem, ask };
}
