import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import type { IconSize } from '../icon/icon.css.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './button.css.ts';

export type ButtonKind = keyof typeof css.kinds;
export type ButtonSize = keyof typeof css.sizes;

const iconSizes: Record<ButtonSize, IconSize> = {
  small: 'xs',
  medium: 'sm',
  touch: 'md',
  usher: 'xl',
};

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
}

/** The classes of a button, for links that look like one. */
export function buttonLook({ kind = 'secondary', size = 'medium', wide = false }: Look): string {
  return cx(css.button, css.kinds[kind], css.sizes[size], wide && css.wide);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  icon?: IconOf;
  /** Words for the running action in the label's place: "Saving…". The button cannot be pressed meanwhile. */
  busy?: string | false;
}

/** Something to do, named by a verb and its object. One primary button a view. */
export function Button({
  kind,
  size = 'medium',
  wide,
  icon,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ ...(kind && { kind }), size, ...(wide && { wide }) });
  return (
    <button
      type="button"
      className={cx(look, className)}
      disabled={disabled === true || busy !== false}
      aria-busy={busy !== false}
      {...rest}
    >
      {busy !== false && <Icon of={LoaderCircle} size={iconSizes[size]} className={css.turning} />}
      {busy === false && icon && <Icon of={icon} size={iconSizes[size]} />}
      {busy === false ? children : busy}
    </button>
  );
}
