import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { RollCallMark, type RollCall } from './roll-call-mark.tsx';

function Marking({ name, start }: { name: string; start: RollCall }) {
  const [value, setValue] = useState(start);
  return <RollCallMark name={name} value={value} onChange={setValue} />;
}

export const gallery: Example[] = [
  { label: 'Present', Example: () => <Marking name="Naledi Mokoena" start="present" /> },
  { label: 'Absent', Example: () => <Marking name="Thabo Dube" start="absent" /> },
  { label: 'Not marked', Example: () => <Marking name="Zanele Botha" start={null} /> },
];
