import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import type { Option } from '../option-list/option-list.tsx';
import * as css from './field.css.ts';
import { Labelled, type FieldProps } from './field.tsx';
import * as more from './more-fields.css.ts';

interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'id' | 'onChange'> {
  options: readonly Option[];
  /** Stands first while nothing is chosen. */
  placeholder?: string;
  icon?: IconOf;
  value: string;
  onChange(value: string): void;
}

/** One of a few, by the device's own list, which phones open as a sheet. */
export function SelectField({
  label,
  size = 'office',
  hint,
  error,
  optional,
  options,
  placeholder,
  icon,
  onChange,
  ...select
}: SelectFieldProps) {
  return (
    <Labelled label={label} size={size} hint={hint} error={error} optional={optional}>
      {(parts) => (
        <div className={cx(css.box, css.boxSize[size])} data-wrong={error ? '' : undefined}>
          {icon && <Icon of={icon} size="sm" />}
          <select
            className={cx(css.input, more.select)}
            {...parts}
            {...select}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" className={more.option}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className={more.option}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="sm" className={more.arrow} />
        </div>
      )}
    </Labelled>
  );
}
