import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { DatePicker } from './date-picker.tsx';

function Choosing() {
  const [date, setDate] = useState('2026-11-22');
  return <DatePicker key={date} value={date} today="2026-11-22" onChange={setDate} />;
}

export const gallery: Example[] = [{ label: 'Date picker', Example: Choosing }];
