import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { DateFilter } from './date-filter.tsx';

function From() {
  const [day, setDay] = useState('2026-11-15');
  return <DateFilter label="From" value={day} onChange={setDay} />;
}

export const gallery: Example[] = [{ label: 'Filter by a day', Example: From }];
