import type { ButtonHTMLAttributes, Ref } from 'react';
import { button, iconOnly, kinds, sizes } from '../button/button.css.ts';
import type { ButtonKind, ButtonSize } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconOf;
  /** Its name, for people who listen and as a tooltip. */
  label: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; it always has a name. */
export function IconButton({
  icon,
  label,
  kind = 'ghost',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(button, kinds[kind], sizes[size], iconOnly, className)}
      {...rest}
    >
      <Icon of={icon} size={size === 'touch' || size === 'usher' ? 'xl' : 'md'} />
    </button>
  );
}
