import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import * as css from './tooltip.css.ts';

/** Until it opens under a resting pointer, in ms; at once for the keyboard. */
const rest = 500;

/**
 * A word on what is under the pointer or has the focus: never the only place that says it, because
 * fingers do not hover. Escape closes it.
 */
export function Tooltip({
  text,
  keys,
  children,
}: {
  text: string;
  /** Keys for the same action: `Ctrl K`. */
  keys?: string;
  children: ReactElement;
}) {
  return (
    <Radix.Provider delayDuration={rest}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content className={css.tip} sideOffset={6} collisionPadding={8}>
          {text}
          {keys && <kbd className={css.keys}>{keys}</kbd>}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
