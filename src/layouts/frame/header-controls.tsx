import { FullscreenButton } from '../../ui/fullscreen-button/fullscreen-button.tsx';
import { PresenceAvatar } from '../../ui/presence/presence-avatar.tsx';
import { PersonButton } from '../person/person-button.tsx';
import * as css from './frame.css.ts';
import { LanguageButton } from './language-button.tsx';
import type { FrameProps } from './layout.ts';

/**
 * The right end of every header. A phone has room for search and bell: the rest is in its drawer.
 * `person`: not where the navigation has it.
 */
export function HeaderControls({
  name,
  photo,
  menu,
  church,
  search,
  shortcuts,
  messages,
  notifications,
  chat,
  updates,
  presence,
  person = true,
}: FrameProps & { person?: boolean }) {
  return (
    <div className={css.controls}>
      {church}
      <span className={css.fromTablet}>
        <LanguageButton />
        <FullscreenButton />
      </span>
      {search}
      <span className={css.fromTablet}>
        {shortcuts}
        {messages}
      </span>
      {notifications}
      <span className={css.fromTablet}>
        {chat?.button}
        {updates}
        {person && (
          <PersonButton {...menu} className={css.person} label={`${name}, menu`}>
            <PresenceAvatar name={name} photoUrl={photo} presence={presence} />
          </PersonButton>
        )}
      </span>
    </div>
  );
}
