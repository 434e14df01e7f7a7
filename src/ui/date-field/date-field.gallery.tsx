import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { DateField } from './date-field.tsx';

function Choosing() {
  const [date, setDate] = useState('2026-11-22');
  return <DateField label="Begins" value={date} today="2026-11-22" onChange={setDate} />;
}

export const gallery: Example[] = [{ label: 'With a calendar', Example: Choosing }];
