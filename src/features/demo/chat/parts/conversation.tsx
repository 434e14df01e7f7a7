import { useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eraser from 'lucide-react/icons/eraser';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef, useState } from 'react';
import type { DemoChat } from '#domain/demo/chat/entities.ts';
import { changeChat, clearChat, deleteChat } from '#domain/demo/chat/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { from } from '../../../../ui/theme/scale.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { chatHere } from '../here.ts';
import * as css from './chat.css.ts';
import { ContactInfo } from './contact-info.tsx';
import { Talk } from './talk.tsx';
import { Writing } from './writing.tsx';

const Back = pointing(ArrowLeft);

/** Messages that came are read once somebody looks at them. */
function useReading({ id, unreadCount }: DemoChat): void {
  useEffect(() => {
    const look = () => {
      if (unreadCount === 0 || document.visibilityState !== 'visible') return;
      // Not read this time: the number stays, and the next look takes it away.
      void callDemo(changeChat, { id, chat: { unreadCount: 0 } }).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, unreadCount]);
}

/** Id of the first message that is new. */
function firstNew({ messages, unreadCount }: DemoChat): string | null {
  if (unreadCount === 0) return null;
  return messages.filter(({ isMine }) => !isMine).at(-unreadCount)?.id ?? null;
}

function ChatMenu({ chat, onInfo }: { chat: DemoChat; onInfo(): void }) {
  const { id, muted, contact, messages } = chat;
  const navigate = useNavigate();
  const remove = async () => {
    // First: what is open and suddenly gone would be missed.
    await navigate({ to: '/apps/chat', replace: true });
    await deleteRow(deleteChat, { id, name: `chat with ${contact.name}` });
  };
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More about this chat" size="touch" />}>
      <MenuItem icon={UserRound} onSelect={onInfo}>
        Contact info
      </MenuItem>
      <MenuItem
        icon={muted ? Bell : BellOff}
        onSelect={() => void attempt(callDemo(changeChat, { id, chat: { muted: !muted } }))}
      >
        {muted ? 'Unmute' : 'Mute'}
      </MenuItem>
      <MenuItem
        icon={Eraser}
        disabled={messages.length === 0}
        onSelect={() => void deleteRow(clearChat, { id, name: `messages with ${contact.name}` })}
      >
        Clear messages
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void attempt(remove())}>
        Delete chat
      </MenuItem>
    </Menu>
  );
}

function Opened({ chat }: { chat: DemoChat }) {
  const { id, contact } = chat;
  const navigate = useNavigate();
  const isWide = useMedia(from.lg);
  const [newFrom] = useState(() => firstNew(chat));
  const [info, setInfo] = useState(false);
  const person = useRef<HTMLButtonElement>(null);
  const hide = () => {
    setInfo(false);
    person.current?.focus();
  };
  useReading(chat);
  return (
    <>
      <section className={css.covering} aria-label={`Chat with ${contact.name}`}>
        <div className={css.ruled}>
          {!isWide && (
            <IconButton
              icon={Back}
              label="Back to the chats"
              size="touch"
              onClick={() => void navigate({ to: '/apps/chat' })}
            />
          )}
          <button
            ref={person}
            type="button"
            className={css.person}
            aria-expanded={info}
            onClick={() => setInfo(!info)}
          >
            <PhotoAvatar name={contact.name} photo={contact.avatar} size="middle" />
            {contact.name}
          </button>
          <ChatMenu chat={chat} onInfo={() => setInfo(true)} />
        </div>
        <Talk chat={chat} newFrom={newFrom} />
        <Writing chatId={id} />
      </section>
      {info && <ContactInfo id={contact.id} onClose={hide} />}
    </>
  );
}

/** S2-070: one of the chats. */
export function Conversation({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={chatHere}
      id={id}
      word="chat"
      onMissing={() => void navigate({ to: '/apps/chat', replace: true })}
    >
      {(chat) => <Opened chat={chat} />}
    </OpenedRow>
  );
}
