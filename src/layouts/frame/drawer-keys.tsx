import { FullscreenButton } from '../../ui/fullscreen-button/fullscreen-button.tsx';
import { KeysHaveWords } from '../../ui/header-key/header-key.tsx';
import * as css from './drawer.css.ts';
import { LanguageButton } from './language-button.tsx';
import type { FrameProps } from './layout.ts';

/** Keys without room in the header of a phone, over the person’s menu. */
export function DrawerKeys({ messages, chat, shortcuts, updates }: FrameProps) {
  return (
    <div className={css.keys}>
      <KeysHaveWords value>
        {messages}
        {chat?.button}
        {shortcuts}
        <FullscreenButton />
        <LanguageButton />
        {updates}
      </KeysHaveWords>
    </div>
  );
}
