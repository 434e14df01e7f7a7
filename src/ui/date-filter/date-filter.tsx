import { useId, useState } from 'react';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { typedDate } from '#domain/values/dates/typed-date.ts';
import { endOfTime, problemWith } from '../date-picker/day-problem.ts';
import { FieldError } from '../field/field.tsx';
import * as css from './date-filter.css.ts';

/** Ready while it is typed: nothing longer begins like this. */
const whole = /^(\d{8}|\d{4}-\d{2}-\d{2})$/;

/**
 * A day as the address has it. Digits alone will do, which is all that the keyboard of an iPhone has for
 * them; what is no day waits in the box with the sentence that says why.
 */
export function DateFilter({
  label,
  value,
  notBefore,
  onChange,
}: {
  label: string;
  value: string;
  /** The day at which the range begins. */
  notBefore?: string | undefined;
  onChange(value: string): void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  function take(text: string, ready: boolean) {
    const date = typedDate(text);
    const found = date === '' || (ready && isLocalDate(date));
    setDraft(found ? null : text);
    if (found && date !== value) onChange(date);
  }
  const isReversed = notBefore !== undefined && value !== '' && value < notBefore;
  const wrong = draft === null ? null : problemWith(typedDate(draft), endOfTime);
  const problem = (left && wrong) || (isReversed && 'This day is before the first one') || null;
  return (
    <div className={css.filter}>
      <label className={css.date}>
        {label}
        <input
          type="text"
          inputMode="numeric"
          placeholder="yyyy-MM-dd"
          maxLength={10}
          className={css.dateInput}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          value={draft ?? value}
          onFocus={() => setLeft(false)}
          onChange={(event) => take(event.target.value, whole.test(event.target.value.trim()))}
          onBlur={() => {
            setLeft(true);
            if (draft !== null) take(draft, true);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            setLeft(true);
            if (draft !== null) take(draft, true);
          }}
        />
      </label>
      {problem !== null && <FieldError id={id}>{problem}</FieldError>}
    </div>
  );
}
