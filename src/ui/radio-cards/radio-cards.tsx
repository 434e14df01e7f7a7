import { useId } from 'react';
import type { Option } from '../option-list/option-list.tsx';
import { radio } from '../segmented/segmented.css.ts';
import { legend } from '../field/fieldset.css.ts';
import * as css from './radio-cards.css.ts';

/** One of several, each with a line about it: the browser's own radio buttons, arrow keys included. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly (Option & { value: Value; disabled?: boolean })[];
  value: Value | null;
  onChange(value: NoInfer<Value>): void;
}) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input
            type="radio"
            className={radio}
            name={name}
            checked={option.value === value}
            disabled={option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          <span className={css.mark} />
          <span>
            <span className={css.title}>{option.label}</span>
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
