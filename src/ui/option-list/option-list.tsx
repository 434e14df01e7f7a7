import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import { radio } from '../segmented/segmented.css.ts';
import * as css from './option-list.css.ts';

export interface Option {
  value: string;
  label: string;
  detail?: string;
}

/** The options of a choice as rows for a finger; a check marks the current one. */
export function OptionList({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly (Omit<Option, 'label'> & { label: ReactNode })[];
  value: string | null;
  onChoose(value: string): void;
}) {
  const name = useId();
  return (
    <fieldset className={css.list}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            className={radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            onClick={() => option.value === value && onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </span>
          {option.value === value && <Icon of={Check} size="lg" className={css.mark} />}
        </label>
      ))}
    </fieldset>
  );
}
