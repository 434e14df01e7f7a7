import MessagesSquare from 'lucide-react/icons/messages-square';
import type { MyChat } from '#store/chat/my-chats.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { quickChat } from '../quick-chat.ts';
import { ChatContacts } from './chat-contacts.tsx';
import * as css from './chat-strip.css.ts';

/** Beside the page on wide screens: with whom one talks, and what is new. */
export function ChatStrip({ chats }: { chats: readonly MyChat[] }) {
  return (
    <aside className={css.strip} aria-label="Team Chat">
      <div className={css.top}>
        <IconButton
          icon={MessagesSquare}
          label="Open Team Chat"
          size="touch"
          className={css.toggle}
          onClick={quickChat.toggle}
        />
      </div>
      <ChatContacts chats={chats} current={null} onChoose={quickChat.show} />
    </aside>
  );
}
