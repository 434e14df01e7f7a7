import * as Dialog from '@radix-ui/react-dialog';
import { useRouterState } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import { VerticalNavigation } from '../../ui/navigation/vertical-navigation.tsx';
import { overlay } from '../../ui/sheet/sheet.css.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { DrawerKeys } from './drawer-keys.tsx';
import * as css from './drawer.css.ts';
import type { FrameProps } from './layout.ts';
import { PersonFoot } from './person-foot.tsx';
import * as side from './side.css.ts';
import { TenantHead } from './tenant-head.tsx';

/** S2-104: the navigation where there is no room for it. It closes when it has led somewhere. */
export function Drawer({ onClose, ...frame }: FrameProps & { onClose(): void }) {
  // The church that was chosen from here is in the question of the same page.
  const address = useRouterState({ select: (state) => state.location.href });
  const opened = useRef(address);
  const returnFocus = useReturnFocus();
  useEffect(() => {
    if (address !== opened.current) onClose();
  }, [address, onClose]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={overlay} />
        <Dialog.Content
          className={cx(css.drawer, tones.plain)}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className={visuallyHidden}>Menu</Dialog.Title>
          <nav className={side.inside} aria-label="Main">
            <div className={side.headRow}>
              <TenantHead {...frame} />
              <Dialog.Close asChild>
                <IconButton icon={X} label="Close the menu" size="touch" />
              </Dialog.Close>
            </div>
            <VerticalNavigation items={frame.navigation.default} counts={frame.counts} />
          </nav>
          <DrawerKeys {...frame} />
          <PersonFoot {...frame} line={frame.menu.email} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
