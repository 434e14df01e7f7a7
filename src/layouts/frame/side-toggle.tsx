import MenuIcon from 'lucide-react/icons/menu';
import { useSyncExternalStore } from 'react';
import { observable } from '#domain/observable.ts';
import { HeaderKey } from '../../ui/header-key/header-key.tsx';
import * as css from './frame.css.ts';

/** The navigation beside the page stays as somebody left it for as long as the app is open. */
const side = observable(true);

/** Whether the navigation stands beside the page, where there is room for it. */
export function useSideOpen(): boolean {
  return useSyncExternalStore(side.subscribe, side.getSnapshot);
}

/** S2-101: hides the navigation beside the page, and brings it back. */
export function SideToggle() {
  const isOpen = useSideOpen();
  return (
    <span className={css.besideOnly}>
      <HeaderKey
        icon={MenuIcon}
        label={isOpen ? 'Hide the menu' : 'Show the menu'}
        aria-expanded={isOpen}
        onClick={() => side.set(!isOpen)}
      />
    </span>
  );
}
