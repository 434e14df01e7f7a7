import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { listBeforeDialog } from '../list-before-dialog.ts';
import { keepWhileSettling, settling, settlingSoon } from '../settling.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './sheet.css.ts';

interface SheetProps {
  title: string;
  /** The title is only for people who listen: the content says it in its own way. */
  titleHidden?: boolean;
  /** Two things stand beside each other in it. */
  wide?: boolean;
  /** Opened to be typed into: it takes taps sooner. */
  quick?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Distance that a finger pulls the sheet down before it closes. */
const pullToClose = 80;

/** Asks or tells over the page: a sheet on phones, a dialog above. Escape, a pull and the page close it. */
export function Sheet(props: SheetProps) {
  const { title, titleHidden = false, wide = false, quick = false, onClose, children } = props;
  const returnFocus = useReturnFocus();
  const start = useRef<number | null>(null);
  const pull = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current !== null && event.clientY - start.current > pullToClose) onClose();
      start.current = null;
    },
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Not Radix’s overlay: it locks scrolling with a style element, which our CSP refuses. */}
        <div className={css.overlay} />
        <Dialog.Content
          ref={quick ? settlingSoon : settling}
          className={cx(css.panel, wide && css.wide)}
          aria-describedby={undefined}
          onPointerDownOutside={keepWhileSettling}
          onEscapeKeyDown={listBeforeDialog}
          onCloseAutoFocus={returnFocus}
        >
          <div style={{ touchAction: 'none' }} {...pull}>
            <div className={css.grab} />
          </div>
          <Dialog.Title className={titleHidden ? visuallyHidden : css.title}>{title}</Dialog.Title>
          {children}
          {/* Last, so that the focus begins with the content. */}
          <Dialog.Close asChild>
            <IconButton icon={X} label="Close this" size="touch" className={css.close} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
