import { createContext, use, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './header-key.css.ts';

/** Whether the keys stand with their words below them: on a phone, where they are not in the header. */
export const KeysHaveWords = createContext(false);

export interface HeaderKeyProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  icon: IconOf;
  /** Its word and its tooltip. */
  label: string;
  /** Its name for people who listen, where that is more than its word. */
  name?: string;
  /** Number of unread items behind it, and the word for them. */
  waiting?: number;
  waitingWord?: string;
  /** Something has just come. */
  pulsing?: boolean;
  /** Said beside the icon in a header. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Key of the header: an icon alone there, an icon over its word if there is room for that. */
export function HeaderKey({
  icon,
  label,
  name = label,
  waiting = 0,
  waitingWord = 'unread',
  pulsing = false,
  className,
  children,
  ...rest
}: HeaderKeyProps) {
  const said = use(KeysHaveWords);
  const count = waiting > 99 ? '99+' : waiting;
  const look = said ? css.withWord : cx(css.alone, children !== undefined && css.beside);
  return (
    <button
      type="button"
      aria-label={waiting > 0 ? `${name}, ${count} ${waitingWord}` : name}
      title={label}
      className={cx(css.key, look, className)}
      {...rest}
    >
      <span className={cx(pulsing && css.pulse)} data-pulsing={pulsing || undefined}>
        <Icon of={icon} size="md" />
      </span>
      {said ? label : children}
      {/* Last, and words apart: what can be read here is read in the name in the same order. */}
      {said && waiting > 0 && ' '}
      {waiting > 0 && (
        <span className={said ? css.waitingOverWord : css.waitingAlone}>{count}</span>
      )}
    </button>
  );
}
