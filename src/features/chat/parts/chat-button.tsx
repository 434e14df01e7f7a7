import MessageCircle from 'lucide-react/icons/message-circle';
import { HeaderKey } from '../../../ui/header-key/header-key.tsx';
import { quickChat } from '../quick-chat.ts';
import * as css from './chat-strip.css.ts';

/** S2-123: in the header where there is no room for the strip. `unread`: messages. */
export function ChatButton({ unread }: { unread: number }) {
  return (
    <span className={css.headerKey}>
      <HeaderKey
        icon={MessageCircle}
        label="Team Chat"
        name="Open Team Chat"
        waiting={unread}
        onClick={quickChat.toggle}
      />
    </span>
  );
}
