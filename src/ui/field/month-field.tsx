import { useId } from 'react';
import { monthNames } from '#domain/values/dates/partial-date.ts';
import { SelectField } from './select-field.tsx';
import * as css from './month-field.css.ts';

const months = monthNames.map((label, at) => ({ value: String(at + 1).padStart(2, '0'), label }));

/** A month of a year, `yyyy-MM`. Not every browser has one of its own. */
export function MonthField({
  label,
  value,
  firstYear,
  lastYear,
  onChange,
}: {
  label: string;
  value: string;
  firstYear: number;
  lastYear: number;
  onChange(month: string): void;
}) {
  const id = useId();
  const [year = '', month = ''] = value.split('-');
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => {
    const name = String(lastYear - at);
    return { value: name, label: name };
  });
  return (
    <fieldset className={css.month} aria-labelledby={id}>
      <legend id={id} className={css.label}>
        {label}
      </legend>
      <SelectField
        label="Month"
        options={months}
        value={month}
        onChange={(next) => onChange(`${year}-${next}`)}
      />
      <SelectField
        label="Year"
        options={years}
        value={year}
        onChange={(next) => onChange(`${next}-${month}`)}
      />
    </fieldset>
  );
}
