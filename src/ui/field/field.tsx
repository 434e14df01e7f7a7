import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import * as css from './field.css.ts';

/** The sentence at a field that says what is wrong and what to do. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Icon of={CircleAlert} size="sm" />
      <span>{children}</span>
    </p>
  );
}

export type FieldSize = keyof typeof css.boxSize;

export interface FieldProps {
  label: string;
  size?: FieldSize;
  hint?: string | undefined;
  error?: string | null | undefined;
  optional?: boolean | undefined;
}

export interface InputParts {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

/** Label, control, then hint or error in the same place. */
export function Labelled({
  label,
  size = 'office',
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (parts: InputParts) => ReactNode }) {
  const id = useId();
  const said = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label[size]}>
        {label}
        {optional && <span className={css.optional}> (optional)</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), ...(said && { 'aria-describedby': said }) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!error && hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'id'> {
  ref?: Ref<HTMLInputElement>;
  icon?: IconOf;
  /** Stands before what is typed: a currency. */
  leading?: ReactNode;
  /** Stands at the end of the box: a key that shows a password. */
  trailing?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  size = 'office',
  hint,
  error,
  optional,
  icon,
  leading,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Labelled label={label} size={size} hint={hint} error={error} optional={optional}>
      {(parts) => (
        <div className={cx(css.box, css.boxSize[size])} data-wrong={error ? '' : undefined}>
          {icon && <Icon of={icon} size="sm" />}
          {leading}
          <input type="text" className={css.input} {...parts} {...input} />
          {trailing}
        </div>
      )}
    </Labelled>
  );
}
