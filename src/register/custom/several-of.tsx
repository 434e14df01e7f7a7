import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import type { Option } from '../../ui/option-list/option-list.tsx';
import type { ControlProps } from '../register-view.ts';
import * as css from './custom.css.ts';

/** Any number of the options, kept in their order. */
export function SeveralOf({
  label,
  value,
  optional,
  error,
  hint,
  options,
  onChange,
}: ControlProps & { options: readonly Option[] }) {
  const chosen = new Set(Array.isArray(value) ? (value as string[]) : []);
  function choose(one: string, on: boolean): void {
    const next = options.filter((option) => (option.value === one ? on : chosen.has(option.value)));
    onChange(next.map((option) => option.value));
  }
  return (
    <fieldset className={css.several}>
      <legend className={css.label}>
        {label}
        {optional && <span className={css.muted}> (optional)</span>}
      </legend>
      {hint && <p className={css.muted}>{hint}</p>}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.has(option.value)}
          onChange={(on) => choose(option.value, on)}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
