import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { tones } from '../sync-state/sync-state.css.ts';
import * as css from './badge.css.ts';

/** A fact about a row, as icon and word. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof tones;
  icon?: IconOf;
  children: ReactNode;
}) {
  return (
    <span className={cx(tones[tone], css.badge)}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}
