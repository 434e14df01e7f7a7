import * as Dialog from '@radix-ui/react-dialog';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { overlay } from '../../ui/sheet/sheet.css.ts';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './drawer.css.ts';
import { SideNavigation } from './side-navigation.tsx';

/** The navigation on small screens. It closes when it has led somewhere. */
export function Drawer({
  tenant,
  needing,
  onClose,
}: {
  tenant: string;
  needing: number;
  onClose(): void;
}) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={overlay} />
        <Dialog.Content className={css.drawer} aria-describedby={undefined}>
          <Dialog.Title className={visuallyHidden}>Menu</Dialog.Title>
          <SideNavigation tenant={tenant} needing={needing} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
