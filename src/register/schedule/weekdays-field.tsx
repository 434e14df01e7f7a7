import { nameOfDay } from '#domain/values/dates/name-of-day.ts';
import { FieldError } from '../../ui/field/field.tsx';
import type { ControlProps } from '../register-view.ts';
import * as css from './schedule.css.ts';

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Days of the week, any number of them. */
export function WeekdaysField({
  label,
  value,
  error,
  onChange,
}: Pick<ControlProps, 'label' | 'value' | 'error' | 'onChange'>) {
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const toggle = (day: number) =>
    onChange(
      chosen.includes(day)
        ? chosen.filter((one) => one !== day)
        : [...chosen, day].toSorted((a, b) => a - b),
    );
  return (
    <fieldset className={css.days}>
      <legend className={css.daysLabel}>{label}</legend>
      {week.map((day) => (
        <button
          key={day}
          type="button"
          className={css.day}
          aria-pressed={chosen.includes(day)}
          title={nameOfDay(day)}
          onClick={() => toggle(day)}
        >
          {nameOfDay(day).slice(0, 3)}
        </button>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
