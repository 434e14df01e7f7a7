import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './banner.css.ts';

interface BannerProps {
  tone: keyof typeof css.tones;
  icon: IconOf;
  /** Problem, first and in bold. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  edge?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Stays in the page until what it says is solved; said once to people who listen. */
export function Banner({ tone, icon, title, children, action, edge = false, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx(css.banner, css.tones[tone], edge && css.edge)}
    >
      <Icon of={icon} size="lg" />
      <div className={css.words}>
        <span className={css.strong}>{title}</span> {children}
      </div>
      {action}
    </div>
  );
}
