import * as Dialog from '@radix-ui/react-dialog';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { MyChat } from '#store/chat/my-chats.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { PresenceAvatar, presenceWords } from '../../../ui/presence/presence-avatar.tsx';
import { overlay } from '../../../ui/sheet/sheet.css.ts';
import { cramped } from '../../../ui/theme/scale.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { ChatContacts } from '../parts/chat-contacts.tsx';
import { ColleagueList } from '../parts/colleague-list.tsx';
import { Conversation } from '../parts/conversation.tsx';
import { quickChat, type QuickChat } from '../quick-chat.ts';
import { usePresence } from '../use-presence.ts';
import * as css from './chat-panel.css.ts';

/** S2-148: whose panel it is; with a chat open, first of all with whom. */
function Head({
  chat,
  height,
  onBack,
}: {
  chat: MyChat | undefined;
  height: keyof typeof css.heads;
  /** Goes back to the list of chats, if the list has no room beside the chat. */
  onBack: (() => void) | null;
}) {
  const presence = usePresence()(chat?.contact.id ?? '');
  const pictureOf = usePictures();
  return (
    <div className={css.heads[height]}>
      {onBack && <IconButton icon={ArrowLeft} label="All chats" size="touch" onClick={onBack} />}
      {chat ? (
        <>
          <div className={css.face}>
            <PresenceAvatar
              name={chat.contact.name}
              photoUrl={pictureOf(chat.contact.avatar)}
              presence={presence}
              size="middle"
            />
          </div>
          <div className={css.words}>
            <p className={css.name}>{chat.contact.name}</p>
            <div className={css.line}>
              <Dialog.Title className={css.title}>Team Chat</Dialog.Title>
              {presence && <span>· {presenceWords[presence]}</span>}
            </div>
          </div>
        </>
      ) : (
        <div className={css.words}>
          <Dialog.Title className={css.alone}>Team Chat</Dialog.Title>
        </div>
      )}
      <Dialog.Close asChild>
        <IconButton icon={X} label="Close Team Chat" size="touch" />
      </Dialog.Close>
    </div>
  );
}

function Content({
  shown,
  chat,
  personId,
}: {
  shown: QuickChat;
  chat: MyChat | undefined;
  personId: string;
}) {
  switch (shown.shows) {
    case 'nobody':
      return <p className={css.nothing}>Select a conversation</p>;
    case 'colleagues':
      return <ColleagueList />;
    case 'chat':
      return <Conversation key={shown.id} id={shown.id} chat={chat} personId={personId} />;
  }
}

/** With whom one talks: beside the talk, or in its place where there is room for one of them. */
function Side({ chats, current }: { chats: readonly MyChat[]; current: string | null }) {
  return (
    <div className={css.side}>
      <div className={css.hide}>
        <IconButton
          icon={MessagesSquare}
          label="Hide Team Chat"
          size="touch"
          className={css.toggle}
          onClick={quickChat.close}
        />
      </div>
      <ChatContacts chats={chats} current={current} onChoose={quickChat.show} />
      <div className={css.add}>
        <IconButton icon={Plus} label="New chat" size="touch" onClick={quickChat.showColleagues} />
      </div>
    </div>
  );
}

/** S4-019, S4-021: with whom one talks, and the talk. Escape, the page behind and its buttons close it. */
export function ChatPanel({
  shown,
  chats,
  personId,
  height,
}: {
  shown: QuickChat;
  chats: readonly MyChat[];
  personId: string;
  height: keyof typeof css.heads;
}) {
  const returnFocus = useReturnFocus();
  const current = shown.shows === 'chat' ? shown.id : null;
  const chat = chats.find(({ id }) => id === current);
  const isCramped = useMedia(cramped);
  const hasBack = isCramped && shown.shows !== 'nobody';
  return (
    <Dialog.Root open onOpenChange={(open) => !open && quickChat.close()}>
      <Dialog.Portal>
        <div className={overlay} />
        <Dialog.Content
          className={css.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          {!isCramped && <Side chats={chats} current={current} />}
          <div className={css.main}>
            <Head chat={chat} height={height} onBack={hasBack ? quickChat.showNobody : null} />
            <Content shown={shown} chat={chat} personId={personId} />
            {isCramped && !hasBack && <Side chats={chats} current={null} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
