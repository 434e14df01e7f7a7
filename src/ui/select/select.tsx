import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import type { Option } from '../option-list/option-list.tsx';
import * as css from './select.css.ts';

/** A filter: its name, its value, and the device's own list, which phones open as a sheet. */
export function Select({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Where what stands around it says what it chooses. */
  isLabelHidden?: boolean;
  options: readonly Option[];
  value: string;
  onChange(value: string): void;
}) {
  return (
    <label className={css.chip}>
      <span className={isLabelHidden ? visuallyHidden : css.name}>{label}</span>
      <select
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" className={css.chevron} />
    </label>
  );
}
