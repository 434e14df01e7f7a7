import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { tones } from '../sync-state/sync-state.css.ts';
import * as css from './pill.css.ts';

/** A state that changes, as icon and word. A fact that stays is a `Badge`. */
export function Pill({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof tones;
  icon: IconOf;
  children: ReactNode;
}) {
  return (
    <span className={cx(css.pill, tones[tone])}>
      <Icon of={icon} size="xs" />
      {children}
    </span>
  );
}
