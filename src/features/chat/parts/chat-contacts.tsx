import type { MyChat } from '#store/chat/my-chats.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PresenceAvatar, presenceWords } from '../../../ui/presence/presence-avatar.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { usePresence } from '../use-presence.ts';
import * as css from './chat-strip.css.ts';

/** 'Zinhle Khumalo, Online, 2 unread'. */
function nameOf({ contact, unread }: MyChat, presence: string | null): string {
  const parts = [contact.name, presence, unread > 0 ? `${unread} unread` : null];
  return parts.filter((part) => part !== null).join(', ');
}

/** S2-149: one entry a chat, by the picture of whom it is with. */
export function ChatContacts({
  chats,
  current,
  onChoose,
}: {
  chats: readonly MyChat[];
  current: string | null;
  onChoose(id: string): void;
}) {
  const presenceOf = usePresence();
  const pictureOf = usePictures();
  return (
    <ul className={css.contacts}>
      {chats.map((chat) => {
        const presence = presenceOf(chat.contact.id);
        const name = nameOf(chat, presence && presenceWords[presence]);
        return (
          <li key={chat.id}>
            <button
              type="button"
              className={css.contact}
              title={name}
              aria-current={chat.id === current ? 'true' : undefined}
              onClick={() => onChoose(chat.id)}
            >
              <PresenceAvatar
                name={chat.contact.name}
                photoUrl={pictureOf(chat.contact.avatar)}
                presence={presence}
                size="middle"
              />
              {chat.unread > 0 && <span className={css.unread} />}
              <span className={visuallyHidden}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
