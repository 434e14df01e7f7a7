import type { ReactNode } from 'react';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './empty-state.css.ts';

/** In the place of content that is not there: what, why, and at most one thing to do. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  icon: IconOf;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** 'h1' where it is the whole page. */
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className={css.empty}>
      <div className={css.tile}>
        <Icon of={icon} size="xl" />
      </div>
      <Heading className={css.title}>{title}</Heading>
      <p className={css.words}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
