import * as Floating from '@radix-ui/react-popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './popover.css.ts';

/**
 * A button and what opens beside it, in the landmark of its button. Escape and a click elsewhere close
 * it and give the focus back; so does `close`, which the content gets.
 */
export function Popover({
  trigger,
  label,
  align = 'start',
  className,
  onClosed,
  children,
}: {
  trigger: ReactElement;
  /** Names what is inside, for people who listen. */
  label: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  onClosed?(): void;
  children(close: () => void): ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed?.();
  };
  return (
    <Floating.Root open={open} onOpenChange={change}>
      <Floating.Trigger asChild>{trigger}</Floating.Trigger>
      <Floating.Content
        className={cx(css.popover, className)}
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={12}
      >
        {children(() => change(false))}
      </Floating.Content>
    </Floating.Root>
  );
}
