import MessageCircle from 'lucide-react/icons/message-circle';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { quickChat } from '../quick-chat.ts';
import * as css from './chat-strip.css.ts';

/** S2-123: in the header where there is no room for the strip. `unread`: messages. */
export function ChatButton({ unread }: { unread: number }) {
  const label = unread > 0 ? `Open Team Chat, ${unread} unread` : 'Open Team Chat';
  return (
    <span className={css.headerKey}>
      <IconButton icon={MessageCircle} label={label} onClick={quickChat.toggle} />
      {unread > 0 && <span className={css.unread} />}
    </span>
  );
}
