import Languages from 'lucide-react/icons/languages';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { LazyTrigger } from '../../ui/lazy-trigger.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';

const menu = preloadPart(() => import('./language-menu.tsx').then((part) => part.LanguageMenu));

/** The header's key of the language. */
export function LanguageButton() {
  const key = (
    <HeaderKey icon={Languages} label="Language" name="Language: EN">
      EN
    </HeaderKey>
  );
  return (
    <LazyTrigger button={key} opens="menu" preload={menu.preload}>
      {(trigger) => <menu.Part trigger={trigger} />}
    </LazyTrigger>
  );
}
