import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Combobox } from './combobox.tsx';

const churches = ['Soweto', 'Tshwane', 'eThekwini', 'Khayelitsha', 'Polokwane', 'Mbombela'];

function Choosing({ isFilter = false }) {
  const [church, setChurch] = useState<string | null>('Tshwane');
  return (
    <Combobox
      label="Church"
      isFilter={isFilter}
      options={churches.map((name) => ({ value: name, label: name }))}
      value={church}
      onChange={setChurch}
    />
  );
}

export const gallery: Example[] = [
  { label: 'One of many', Example: () => <Choosing /> },
  { label: 'A filter of many', Example: () => <Choosing isFilter /> },
];
