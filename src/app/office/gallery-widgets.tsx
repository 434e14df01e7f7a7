import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Widgets } from '../../features/gallery/screens/gallery-screen.tsx';
import { quickChat } from '../../features/chat/quick-chat.ts';
import { SearchButton } from '../../features/search/parts/search-button.tsx';
import { LanguageButton } from '../../layouts/frame/language-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CodeBlock } from '../../ui/code-block/code-block.tsx';
import { FullscreenButton } from '../../ui/fullscreen-button/fullscreen-button.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { useProfile } from '../profile.tsx';
import { preferences } from '../preferences.ts';
import { densityChoice } from './appearance/density-choice.ts';
import { loadingStatus } from './loading/loading-status.ts';
import { MessagesButton, NotificationsButton, ShortcutsButton } from './header-panels.tsx';
import { useLayoutName } from './appearance/use-layout-name.ts';
import * as css from './gallery-widgets.css.ts';
import { useOwnStatus } from './person/use-own-status.ts';
import { preloadPart } from '../../ui/preload-part.tsx';

const { Part: AppearanceDrawer } = preloadPart(() =>
  import('./appearance/appearance-drawer.tsx').then((part) => part.AppearanceDrawer),
);

/** It takes its colours from the header. */
function Languages() {
  return (
    <div className={tones.plain}>
      <LanguageButton />
    </div>
  );
}

function QuickChat() {
  return <Button onClick={quickChat.toggle}>Open Team Chat</Button>;
}

/** Signed-in person; a chosen status goes to everybody, as it does from the menu. */
function Person() {
  const { user } = useProfile();
  const { status, statuses, choose } = useOwnStatus();
  return (
    <>
      <PresenceAvatar name={user.name} presence={status} size="middle" />
      <p>{user.name}</p>
      <fieldset className={css.statuses}>
        <legend>How others see you</legend>
        {statuses.map(({ value, label }) => (
          <Button
            key={value}
            kind={value === status ? 'soft' : 'ghost'}
            aria-pressed={value === status}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

/** Current appearance, and the drawer that changes it. */
function Looks() {
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
      {open && (
        <Suspense>
          <AppearanceDrawer layout={layout} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A request of its own that runs until somebody ends it. */
function Loading() {
  const { busy, progress } = useSyncExternalStore(
    loadingStatus.subscribe,
    loadingStatus.getSnapshot,
  );
  const done = progress ?? 0;
  const url = '/assets/buildinfo.json';
  return (
    <div className={css.statuses}>
      <Button aria-pressed={busy} onClick={() => loadingStatus.set(!busy, url)}>
        {busy ? 'It is over' : 'Wait for something'}
      </Button>
      <Button disabled={!busy} onClick={() => loadingStatus.progress(Math.min(done + 25, 100))}>
        A quarter more is done
      </Button>
    </div>
  );
}

/** The header’s widgets for the galleries: the very same, with this person’s own data. */
export const galleryWidgets: Widgets = {
  appearance: { title: 'Appearance', Widget: Looks },
  languages: { title: 'Language', Widget: Languages },
  messages: { title: 'Messages', Widget: MessagesButton },
  notifications: { title: 'Notifications', Widget: NotificationsButton },
  quickChat: { title: 'Quick chat', Widget: QuickChat },
  search: { title: 'Search', Widget: SearchButton },
  shortcuts: { title: 'Shortcuts', Widget: ShortcutsButton },
  person: { title: 'Person', Widget: Person },
  fullscreen: { title: 'Fullscreen', Widget: FullscreenButton },
  loading: { title: 'Loading bar', Widget: Loading },
};
