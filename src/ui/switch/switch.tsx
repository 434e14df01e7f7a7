import * as Toggle from '@radix-ui/react-switch';
import { useId } from 'react';
import * as css from './switch.css.ts';

/** On or off, at once: what a form only sends later is a checkbox. */
export function Switch({
  label,
  hint,
  on,
  disabled = false,
  onChange,
}: {
  label: string;
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}) {
  const id = useId();
  const said = hint && `${id}-hint`;
  return (
    <div className={css.line}>
      <div>
        <label htmlFor={id} className={css.words}>
          {label}
        </label>
        {hint && (
          <span id={said} className={css.hint}>
            {hint}
          </span>
        )}
      </div>
      <Toggle.Root
        id={id}
        className={css.track}
        checked={on}
        disabled={disabled}
        aria-describedby={said}
        onCheckedChange={onChange}
      >
        <Toggle.Thumb className={css.thumb} />
      </Toggle.Root>
    </div>
  );
}
