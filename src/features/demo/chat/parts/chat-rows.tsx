import { Link } from '@tanstack/react-router';
import BellOff from 'lucide-react/icons/bell-off';
import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import type { ListedChat } from '#domain/demo/chat/entities.ts';
import { searchIn } from '../../../../demo/search-in.ts';
import { useToday } from '../../../../demo/use-today.ts';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { LongList, type RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { chatText } from '../in-list.ts';
import { foundWords, whenWords } from '../words.ts';
import * as css from './chat.css.ts';

function Row({
  chat: { id, contact, lastMessage, lastMessageAt, unreadCount, muted },
  open,
  focus,
}: {
  chat: ListedChat;
  open: boolean;
  focus: RowFocus;
}) {
  const isFresh = unreadCount > 0;
  return (
    <Link
      to="/apps/chat/$id"
      params={{ id }}
      className={css.row}
      aria-current={open ? 'true' : undefined}
      {...focus}
    >
      <PhotoAvatar name={contact.name} photo={contact.avatar} size="middle" />
      <span className={css.words}>
        <span className={css.name}>{contact.name}</span>
        <span className={cx(css.line, isFresh && css.fresh)}>{lastMessage ?? 'No messages'}</span>
      </span>
      <span className={css.marks}>
        <span>{whenWords(lastMessageAt, useToday())}</span>
        {isFresh && (
          <span className={css.unread}>
            {unreadCount}
            <span className={visuallyHidden}> unread</span>
          </span>
        )}
        {muted && (
          <span>
            <Icon of={BellOff} size="sm" />
            <span className={visuallyHidden}>Muted</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** The chats that the search finds, the latest first. */
export function ChatRows({
  chats,
  search,
  openId,
}: {
  chats: readonly ListedChat[];
  search: string;
  openId: string | null;
}) {
  const find = useMemo(() => searchIn(chats, chatText), [chats]);
  const rows = useMemo(() => find(search), [find, search]);
  return (
    <>
      <output className={css.found}>{search.trim() === '' ? '' : foundWords(rows.length)}</output>
      {rows.length === 0 ? (
        <EmptyState icon={Search} title="No chat has this">
          Look for another name, or begin a chat with somebody new.
        </EmptyState>
      ) : (
        <LongList label="Chats" groups={[{ heading: '', rows }]} openId={openId} framed={false}>
          {(chat, focus) => <Row chat={chat} open={chat.id === openId} focus={focus} />}
        </LongList>
      )}
    </>
  );
}
