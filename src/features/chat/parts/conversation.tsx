import { useEffect, useState } from 'react';
import { getChat, markChatRead } from '#domain/chat/operations.ts';
import { chatNotFound } from '#domain/chat/rules.ts';
import { Failure } from '#domain/errors.ts';
import { conversation, type MessageWithPending } from '#store/chat/conversation.ts';
import type { MyChat } from '#store/chat/my-chats.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { read } from '../../../api/calls/read.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from '../screens/chat-panel.css.ts';
import { useShown } from '../use-shown.ts';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';

/** S4-020: asks for the chat; what is shown comes from the device. Whether there is no such chat. */
function useLoaded(id: string): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    read(getChat, { id }, leaving.signal).then(
      () => setMissing(false),
      (error: unknown) => setMissing(error instanceof Failure && error.code === 'not_found'),
    );
    return () => leaving.abort();
  }, [id]);
  return missing;
}

/** Number of the last message by the other one, as long as the page is looked at. */
function useReading(id: string, messages: readonly MessageWithPending[], unread: number): void {
  const last = messages.findLast(({ isMine }) => !isMine)?.number ?? 0;
  useEffect(() => {
    const look = () => {
      if (unread === 0 || document.visibilityState !== 'visible') return;
      void call(markChatRead, { id, upTo: last }, { id: newId() });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, last, unread]);
}

function Talk({
  chat: { id, contact, unread },
  messages,
  personId,
}: {
  chat: MyChat;
  messages: readonly MessageWithPending[];
  personId: string;
}) {
  const theirs = messages.filter(({ isMine }) => !isMine);
  const [newFrom] = useState(() => (unread > 0 ? (theirs.at(-unread)?.number ?? null) : null));
  useReading(id, messages, unread);
  useShown(id);
  return (
    <>
      <MessageList
        chatId={id}
        personId={personId}
        author={contact.name}
        messages={messages}
        newFrom={newFrom}
      />
      <MessageField chatId={id} personId={personId} />
    </>
  );
}

/** The chat with one person. Give it the chat's id as key. */
export function Conversation({
  id,
  chat,
  personId,
}: {
  id: string;
  /** Undefined where this device does not hold it: not yet, or not at all. */
  chat: MyChat | undefined;
  personId: string;
}) {
  const missing = useLoaded(id);
  const live = useLive(conversation, id);
  if (missing) return <p className={css.nothing}>{chatNotFound(id)}</p>;
  if (live.state === 'failed') {
    return <p className={css.nothing}>We could not load this chat. Close it and open it again</p>;
  }
  if (live.state === 'loading' || live.data === null || !chat) {
    return (
      <div className={css.waiting}>
        <Skeleton lines={4} what="this chat" />
      </div>
    );
  }
  return <Talk chat={chat} messages={live.data} personId={personId} />;
}
