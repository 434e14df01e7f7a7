import { Avatar } from '../../ui/avatar/avatar.tsx';
import { PersonButton } from '../person/person-button.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import * as css from './frame.css.ts';
import { LanguageMenu } from './language-menu.tsx';
import type { FrameProps } from './layout.ts';

/** The right end of every header. `person`: not where the navigation has it. */
export function HeaderControls({
  name,
  menu,
  search,
  shortcuts,
  messages,
  notifications,
  updates,
  person = true,
}: FrameProps & { person?: boolean }) {
  return (
    <div className={css.controls}>
      <LanguageMenu />
      <FullscreenButton />
      {search}
      {shortcuts}
      {messages}
      {notifications}
      {updates}
      {person && (
        <PersonButton {...menu} className={css.person} label={`${name}, menu`}>
          <Avatar name={name} />
        </PersonButton>
      )}
    </div>
  );
}
