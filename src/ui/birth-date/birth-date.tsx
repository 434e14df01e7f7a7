import { useId, useState } from 'react';
import {
  monthNames,
  problemWithBirth,
  type PartialDate,
} from '#domain/values/dates/partial-date.ts';
import { FieldError, TextField } from '../field/field.tsx';
import { SelectField } from '../field/select-field.tsx';
import * as css from './birth-date.css.ts';

const months = monthNames.map((label, at) => ({ value: String(at + 1), label }));

/** The part as a number, or left out. */
function withPart(date: PartialDate, part: keyof PartialDate, typed: string): PartialDate {
  const { [part]: _, ...others } = date;
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? others : { ...others, [part]: Number(digits) };
}

/** A birthday of which somebody may know only a part. What cannot be is said when the group is left. */
export function BirthDate({
  label,
  value,
  today,
  hint,
  error = null,
  onChange,
}: {
  label: string;
  value: PartialDate;
  /** yyyy-MM-dd. */
  today: string;
  hint?: string | undefined;
  /** Said by the form, whether somebody has left the group or not. */
  error?: string | null;
  onChange(date: PartialDate): void;
}) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const problem = (left ? problemWithBirth(value, today) : null) ?? error;
  const said = problem !== null || hint !== undefined;
  const change = (part: keyof PartialDate) => (typed: string) =>
    onChange(withPart(value, part, typed));
  return (
    // It only hears that the focus has left it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={css.group}
      aria-describedby={said ? id : undefined}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setLeft(true)}
    >
      <legend className={css.legend}>{label}</legend>
      <TextField
        label="Day"
        inputMode="numeric"
        maxLength={2}
        value={value.day ?? ''}
        onChange={(event) => change('day')(event.target.value)}
      />
      <SelectField
        label="Month"
        placeholder="Unknown"
        options={months}
        value={String(value.month ?? '')}
        onChange={change('month')}
      />
      <TextField
        label="Year"
        inputMode="numeric"
        maxLength={4}
        value={value.year ?? ''}
        onChange={(event) => change('year')(event.target.value)}
      />
      {problem === null && hint && (
        <p id={id} className={css.whole}>
          {hint}
        </p>
      )}
      {problem && (
        <div className={css.whole} role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
