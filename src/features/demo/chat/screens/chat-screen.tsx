import MessageCirclePlus from 'lucide-react/icons/message-circle-plus';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoList } from '../../../../demo/demo-list.tsx';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { useNamedPage } from '../../../../ui/page-header/page-way.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { chatsHere, profileHere } from '../here.ts';
import { ChatRows } from '../parts/chat-rows.tsx';
import * as css from '../parts/chat.css.ts';
import { NewChat } from '../parts/new-chat.tsx';
import { ProfileForm } from '../parts/profile-form.tsx';

const words = {
  icon: MessagesSquare,
  what: 'your chats',
  failed: 'The chats cannot be read',
  empty: { title: 'No chats yet', text: 'Begin one with somebody: choose “New chat” above.' },
};

type Pane = 'chats' | 'new' | 'profile';

function Chats({
  openId,
  menu,
  onPane,
}: {
  openId: string | null;
  menu: ReactNode;
  onPane(pane: Pane): void;
}) {
  const list = useLive(chatsHere);
  const me = useLive(profileHere);
  const profile = me.state === 'ready' ? me.data : null;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  return (
    <>
      <div className={css.head}>
        <button
          type="button"
          className={css.person}
          data-opens="profile"
          onClick={() => onPane('profile')}
        >
          {profile && (
            <>
              <PhotoAvatar name={profile.name} photo={profile.avatar} size="middle" />
              {profile.name}
            </>
          )}
          <span className={visuallyHidden}>, profile</span>
        </button>
        <IconButton
          icon={MessageCirclePlus}
          label="New chat"
          size="touch"
          data-opens="new"
          onClick={() => onPane('new')}
        />
        {menu}
      </div>
      <div className={css.find}>
        <SearchBox wide label="Search chats" value={typed} onChange={setTyped} />
      </div>
      <DemoList list={list} words={words}>
        {(chats) => <ChatRows chats={chats} search={search} openId={openId} />}
      </DemoList>
    </>
  );
}

/** S2-069: the chats, and beside them the one that is open. The Team Chat of the church is another thing. */
export function ChatScreen({
  openId,
  menu,
  children,
}: {
  openId: string | null;
  /** Menu of every demo app. */
  menu: ReactNode;
  children: ReactNode;
}) {
  useNamedPage('Chat');
  const [pane, setPane] = useState<Pane>('chats');
  const me = useLive(profileHere);
  const profile = me.state === 'ready' ? me.data : null;
  const side = useRef<HTMLElement>(null);
  const back = () => {
    flushSync(() => setPane('chats'));
    // The keyboard goes on from what opened the pane.
    side.current?.querySelector<HTMLElement>(`[data-opens=${pane}]`)?.focus();
  };
  useShortcuts({ '/': () => setPane('new') });
  return (
    <div className={css.page}>
      <h1 className={visuallyHidden}>Chat</h1>
      <div className={css.box}>
        <section
          ref={side}
          className={cx(css.side, openId !== null && css.covered)}
          aria-label="All chats"
        >
          {pane === 'new' && <NewChat onDone={back} />}
          {pane === 'profile' && profile && <ProfileForm profile={profile} onDone={back} />}
          {(pane === 'chats' || (pane === 'profile' && !profile)) && (
            <Chats openId={openId} menu={menu} onPane={setPane} />
          )}
        </section>
        {openId === null ? (
          <div className={css.main}>
            <div className={css.nothing}>
              <EmptyState icon={MessagesSquare} title="Select a conversation">
                Or begin a new one. What you write here stays on this device.
              </EmptyState>
            </div>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
