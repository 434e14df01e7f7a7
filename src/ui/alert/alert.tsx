import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './alert.css.ts';

export type AlertType = keyof typeof css.types;
export type AlertAppearance = keyof typeof css.appearances;

const icons: Record<AlertType, IconOf> = {
  primary: Info,
  accent: Info,
  warn: CircleAlert,
  basic: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * Tells what happened or what to know, where it matters. With `onDismiss` it can be sent away; who shows
 * it may remember that.
 */
export function Alert({
  type = 'info',
  appearance = 'soft',
  title,
  icon = true,
  dismissible = false,
  onDismiss,
  children,
}: {
  type?: AlertType;
  appearance?: AlertAppearance;
  title?: string;
  icon?: boolean;
  dismissible?: boolean;
  onDismiss?(): void;
  children: ReactNode;
}) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <div
      role={type === 'error' || type === 'warn' ? 'alert' : 'status'}
      className={cx(css.types[type], css.alert, css.appearances[appearance])}
    >
      {icon && <Icon of={icons[type]} size="lg" className={css.icon[appearance]} />}
      <div className={css.inside}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {dismissible && (
        <IconButton
          icon={X}
          label={`Dismiss${title ? ` “${title}”` : ''}`}
          className={css.key}
          onClick={() => {
            setGone(true);
            onDismiss?.();
          }}
        />
      )}
    </div>
  );
}
