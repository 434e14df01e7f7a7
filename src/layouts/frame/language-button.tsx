import Languages from 'lucide-react/icons/languages';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { Opener } from '../../ui/opener.tsx';
import { warmPart } from '../../ui/warm-part.tsx';

const menu = warmPart(async () => (await import('./language-menu.tsx')).LanguageMenu);

/** The header's key of the language. */
export function LanguageButton() {
  const key = (
    <HeaderKey icon={Languages} label="Language" name="Language: EN">
      EN
    </HeaderKey>
  );
  return (
    <Opener button={key} opens="menu" warm={menu.warm}>
      {(trigger) => <menu.Part trigger={trigger} />}
    </Opener>
  );
}
