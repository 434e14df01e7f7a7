import * as Popover from '@radix-ui/react-popover';
import X from 'lucide-react/icons/x';
import { useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './panel.css.ts';

/**
 * Panel of a header button: beside it, and over everything on phones. It opens as soon as
 * it is loaded, because a person asked for it. Its content begins anew each time it is opened.
 */
export function Panel({
  trigger,
  label,
  children,
}: {
  trigger: ReactElement;
  /** Its name, for people who listen. */
  label: string;
  children(close: () => void): ReactNode;
}) {
  const [open, setOpen] = useState(true);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.panel}
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={12}
        >
          {children(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Title, what can be done with all of it, and the way out. */
export function PanelHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {children}
      <Popover.Close asChild>
        <IconButton icon={X} label="Close" />
      </Popover.Close>
    </div>
  );
}
