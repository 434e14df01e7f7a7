import type { ReactNode } from 'react';
import * as css from './words-and-hint.css.ts';

/** Label of a box or a switch, and a line about it. Pressing the words presses the control. */
export function WordsAndHint({
  of,
  label,
  hint,
}: {
  /** Id of the control; its description has this id and `-hint`. */
  of: string;
  label: ReactNode;
  hint: string | undefined;
}) {
  return (
    <div className={css.both}>
      <label htmlFor={of} className={css.words}>
        {label}
      </label>
      {hint && (
        <span id={hintId(of, hint)} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** For `aria-describedby` of the control. */
export function hintId(of: string, hint: string | undefined): string | undefined {
  return hint ? `${of}-hint` : undefined;
}
