import type { ReactNode } from 'react';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './empty-state.css.ts';

/** In the place of content that is not there: what, why, and at most one thing to do. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconOf;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <div className={css.tile}>
        <Icon of={icon} size="xl" />
      </div>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
