import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { overlay } from '../sheet/sheet.css.ts';
import { from } from '../theme/scale.ts';
import { useMedia } from '../use-media.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './end-drawer.css.ts';

interface EndDrawerProps {
  /** Name of the content for screen readers. */
  label: string;
  /** From where it stands beside the list instead of over it; `never` for a list with no room beside it. */
  sideFrom?: keyof typeof from | 'never';
  /** Actions on the whole: a row that stays while the rest scrolls. */
  head: ReactNode;
  /** The page behind it was pressed: it leads back to the list. */
  onClose(): void;
  children: ReactNode;
}

function Over({ label, head, onClose, children }: EndDrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <div role="presentation" className={cx(overlay, css.backdrop)} onClick={onClose} />
        <Dialog.Content
          className={cx(css.surface, css.over)}
          aria-describedby={undefined}
          // Escape closes only parts open in the drawer; its × closes the drawer.
          onEscapeKeyDown={(event) => event.preventDefault()}
          // A press outside may be on a message over everything: only the page behind closes the drawer.
          onInteractOutside={(event) => event.preventDefault()}
          // Its content takes the focus to where something is to be written.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className={visuallyHidden}>{label}</Dialog.Title>
          <div className={css.head}>{head}</div>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * One of a list, at the end of the page: beside the list where there is room, else over it, and over
 * all of it on a phone.
 */
export function EndDrawer({ sideFrom = 'lg', ...props }: EndDrawerProps) {
  const beside = useMedia(sideFrom === 'never' ? 'not all' : from[sideFrom]);
  if (!beside) return <Over {...props} />;
  return (
    <section className={cx(css.surface, css.side)} aria-label={props.label}>
      <div className={css.head}>{props.head}</div>
      <div className={css.body}>{props.children}</div>
    </section>
  );
}
