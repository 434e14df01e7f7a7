import { FieldError } from '../../../ui/field/field.tsx';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { inputId } from '../form/counts.tsx';
import * as css from './own-choices.css.ts';
import type { OwnFieldProps } from './own-props.ts';

/** Any number of the options, kept in their order. */
export function OwnChoices({
  name,
  field: { label, hint },
  readOnly,
  error,
  options,
  chosen,
  onChange,
}: OwnFieldProps & { options: readonly Option[]; chosen: readonly unknown[] }) {
  function choose(one: string, on: boolean): void {
    const next = options
      .map(({ value }) => value)
      .filter((value) => (value === one ? on : chosen.includes(value)));
    onChange(next.length === 0 ? null : next);
  }
  return (
    <fieldset className={css.several} disabled={readOnly}>
      <legend className={css.legend}>{label}</legend>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      {options.map((option, at) => (
        <label key={option.value} className={css.option}>
          <input
            type="checkbox"
            className={css.box}
            {...(at === 0 && { name: inputId(name) })}
            checked={chosen.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
          />
          {option.label}
        </label>
      ))}
      {error !== null && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
