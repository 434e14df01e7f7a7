import { useState } from 'react';
import type { PartialDate } from '#domain/values/dates/partial-date.ts';
import type { Example } from '../gallery.ts';
import { BirthDate } from './birth-date.tsx';

function Born({ start }: { start: PartialDate }) {
  const [date, setDate] = useState(start);
  return <BirthDate label="Date of birth" value={date} today="2026-11-22" onChange={setDate} />;
}

export const gallery: Example[] = [
  { label: 'Whole', Example: () => <Born start={{ year: 1984, month: 6, day: 2 }} /> },
  { label: 'Only the month is known', Example: () => <Born start={{ month: 6 }} /> },
];
