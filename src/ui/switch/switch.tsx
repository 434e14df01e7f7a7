import * as Toggle from '@radix-ui/react-switch';
import { useId } from 'react';
import { hintId, WordsAndHint } from '../field/words-and-hint.tsx';
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
  return (
    <div className={css.line}>
      <WordsAndHint of={id} label={label} hint={hint} />
      <Toggle.Root
        id={id}
        className={css.track}
        checked={on}
        disabled={disabled}
        aria-describedby={hintId(id, hint)}
        onCheckedChange={onChange}
      >
        <Toggle.Thumb className={css.thumb} />
      </Toggle.Root>
    </div>
  );
}
