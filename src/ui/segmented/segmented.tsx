import { useId } from 'react';
import { cx } from '../cx.ts';
import { grouped } from '../time.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './segmented.css.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Number of items behind this choice. */
  count?: number;
}

/** One of two to four short choices: the browser's own radio buttons, arrow keys included. */
export function Segmented<Value extends string>({
  label,
  choices,
  value,
  isLow = false,
  onChange,
}: {
  label: string;
  /** As high as the keys beside it. */
  isLow?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
}) {
  const name = useId();
  return (
    <fieldset className={cx(css.group, isLow && css.lowGroup)}>
      <legend className={visuallyHidden}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={cx(css.choice, isLow && css.lowChoice)}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          {choice.count !== undefined && choice.count > 0 && (
            <span className={css.number}>{grouped(choice.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
