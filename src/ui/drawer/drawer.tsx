import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { listBeforeDialog } from '../list-before-dialog.ts';
import { overlay } from '../sheet/sheet.css.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import * as css from './drawer.css.ts';

/** A panel over the page's end, for what somebody looks at beside it. Escape and the page close it. */
export function Drawer({
  title,
  width,
  foot,
  onClose,
  children,
}: {
  title: string;
  /** px at 16 px text. */
  width: number;
  foot?: ReactNode;
  onClose(): void;
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={overlay} />
        <Dialog.Content
          className={css.drawer}
          style={{ width: `${width / 16}rem` }}
          aria-describedby={undefined}
          onEscapeKeyDown={listBeforeDialog}
          onCloseAutoFocus={returnFocus}
        >
          <div className={css.head}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={`Close ${title.toLowerCase()}`} size="touch" />
            </Dialog.Close>
          </div>
          <div className={css.body}>{children}</div>
          {foot && <div className={css.foot}>{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
