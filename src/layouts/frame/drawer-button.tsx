import MenuIcon from 'lucide-react/icons/menu';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import * as css from './frame.css.ts';

/** Where the navigation is not beside the page. */
export function DrawerButton({ onDrawer }: { onDrawer(): void }) {
  return (
    <IconButton
      icon={MenuIcon}
      label="Open the menu"
      size="touch"
      className={css.drawerKey}
      onClick={onDrawer}
    />
  );
}
