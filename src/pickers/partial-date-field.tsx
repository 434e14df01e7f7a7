import { useState } from 'react';
import type { PartialDate } from '#domain/values/dates/partial-date.ts';
import { latestDate } from '#domain/values/dates/local-date.ts';
import { BirthDate } from '../ui/birth-date/birth-date.tsx';

/** The parts in the order in which the database answers them, so that two of them compare as text. */
function inOrder({ day, year, month }: PartialDate): PartialDate | null {
  const known = Object.entries({ day, year, month }).filter(([, part]) => part !== undefined);
  return known.length === 0 ? null : Object.fromEntries(known);
}

/** A day of a form, of which a part may be unknown. */
export function PartialDateField({
  label,
  value,
  error,
  hint,
  onChange,
}: {
  label: string;
  value: unknown;
  error: string | null;
  hint: string | undefined;
  onChange(value: unknown): void;
}) {
  const [today] = useState(() => latestDate());
  return (
    <BirthDate
      label={label}
      value={(value as PartialDate | null) ?? {}}
      today={today}
      hint={hint}
      error={error}
      onChange={(date) => onChange(inOrder(date))}
    />
  );
}
