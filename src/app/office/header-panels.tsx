import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Mail from 'lucide-react/icons/mail';
import { unreadMessages } from '#store/shell/messages.ts';
import { unreadNotifications } from '#store/shell/notifications.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { useNewMessage } from '../../features/messages/use-new-message.ts';
import { PanelButton, type PanelProps } from '../../ui/panel/panel-button.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { preloadPart } from '../../ui/preload-part.tsx';

const shortcuts = preloadPart<PanelProps>(async () => {
  const part = await import('../../features/shortcuts/parts/shortcuts-panel.tsx');
  return part.ShortcutsPanel;
});
const messages = preloadPart<PanelProps>(async () => {
  const part = await import('../../features/messages/parts/messages-panel.tsx');
  return part.MessagesPanel;
});
const notifications = preloadPart<PanelProps>(async () => {
  const part = await import('../../features/notifications/parts/notifications-panel.tsx');
  return part.NotificationsPanel;
});

/** S2-119. */
export function ShortcutsButton() {
  return (
    <PanelButton
      icon={Bookmark}
      label="Shortcuts"
      panel={shortcuts.Part}
      preload={shortcuts.preload}
    />
  );
}

export function useMessages(): { count: number; fresh: boolean } {
  const live = useLive(unreadMessages);
  const { count, newest } = live.state === 'ready' ? live.data : { count: 0, newest: null };
  return { count, fresh: useNewMessage(newest) };
}

/** S2-120. */
export function MessagesButton() {
  const { count, fresh } = useMessages();
  return (
    <PanelButton
      icon={Mail}
      label="Messages"
      waiting={count}
      pulsing={fresh}
      panel={messages.Part}
      preload={messages.preload}
    />
  );
}

/** S2-121, S4-017: the bell also pulses for a new message, and says so: on a phone it stands for both. */
export function NotificationsButton() {
  const live = useLive(unreadNotifications);
  const { fresh } = useMessages();
  return (
    <>
      <PanelButton
        icon={Bell}
        label="Notifications"
        waiting={live.state === 'ready' ? live.data : 0}
        pulsing={fresh}
        panel={notifications.Part}
        preload={notifications.preload}
      />
      <output className={visuallyHidden}>{fresh && 'You have a new message'}</output>
    </>
  );
}
