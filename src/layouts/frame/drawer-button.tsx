import MenuIcon from 'lucide-react/icons/menu';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import { below } from '../../ui/theme/scale.ts';
import { useMedia } from '../../ui/use-media.ts';
import * as css from './frame.css.ts';
import type { FrameProps } from './layout.ts';

/** Key of the drawer, if the navigation is not beside the page. On a phone the drawer also holds the unread items. */
export function DrawerButton({ waiting, onDrawer }: Pick<FrameProps, 'waiting' | 'onDrawer'>) {
  const isPhone = useMedia(below.md);
  return (
    <span className={css.belowSideOnly}>
      <HeaderKey
        icon={MenuIcon}
        label="Open the menu"
        waiting={isPhone ? waiting : 0}
        aria-haspopup="dialog"
        onClick={onDrawer}
      />
    </span>
  );
}
