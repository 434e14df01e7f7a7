import { useState, useSyncExternalStore } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { myChats } from '#store/chat/my-chats.ts';
import type { Widgets } from '../../features/gallery/screens/gallery-screen.tsx';
import { ChatButton } from '../../features/chat/parts/chat-button.tsx';
import { SearchButton } from '../../features/search/parts/search-button.tsx';
import { LanguageMenu } from '../../layouts/frame/language-menu.tsx';
import { useLive } from '../../api/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeBlock } from '../../ui/code-block/code-block.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FullscreenButton } from '../../ui/fullscreen-button/fullscreen-button.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { useProfile } from '../profile.tsx';
import { preferences } from '../preferences.ts';
import { AppearanceDrawer } from './appearance-drawer.tsx';
import { densityChoice } from './density-choice.ts';
import { MessagesButton, NotificationsButton, ShortcutsButton } from './header-panels.tsx';
import { useLayoutName } from './use-layout-name.ts';
import { useOwnStatus } from './use-own-status.ts';

/** It takes its colours from the header. */
function Languages() {
  return (
    <div className={tones.plain}>
      <LanguageMenu />
    </div>
  );
}

function QuickChat() {
  const live = useLive(myChats);
  if (live.state !== 'ready') return <Skeleton lines={1} what="conversations" />;
  return <ChatButton unread={live.data.reduce((sum, chat) => sum + chat.unread, 0)} />;
}

/** Who is signed in; the status goes to everybody, as it does from the menu. */
function Person() {
  const { user } = useProfile();
  const { status, statuses, choose } = useOwnStatus();
  return (
    <>
      <PresenceAvatar name={user.name} presence={status} size="middle" />
      <p>{user.name}</p>
      <SelectField
        label="How others see you"
        options={statuses}
        value={status}
        onChange={(value) => {
          const chosen = statuses.find((one) => one.value === value);
          if (chosen) choose(chosen.value);
        }}
      />
    </>
  );
}

/** What is chosen now, and the drawer that changes it. */
function Appearance() {
  const looks = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const density = useSyncExternalStore(densityChoice.subscribe, densityChoice.getSnapshot);
  const layout = useLayoutName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <CodeBlock
        label="Appearance"
        language="json"
        code={JSON.stringify({ ...looks, layout, density }, null, 2)}
      />
      <Button onClick={() => setOpen(true)}>Change the appearance</Button>
      {open && <AppearanceDrawer layout={layout} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The header’s widgets for the galleries: the very same, with this person’s own data. */
export const galleryWidgets: Widgets = {
  appearance: { title: 'Appearance', Widget: Appearance },
  languages: { title: 'Language', Widget: Languages },
  messages: { title: 'Messages', Widget: MessagesButton },
  notifications: { title: 'Notifications', Widget: NotificationsButton },
  quickChat: { title: 'Quick chat', Widget: QuickChat },
  search: { title: 'Search', Widget: SearchButton },
  shortcuts: { title: 'Shortcuts', Widget: ShortcutsButton },
  person: { title: 'Person', Widget: Person },
  fullscreen: { title: 'Fullscreen', Widget: FullscreenButton },
};
