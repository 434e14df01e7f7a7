import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Combobox } from './combobox.tsx';

const churches = ['Soweto', 'Tshwane', 'eThekwini', 'Khayelitsha', 'Polokwane', 'Mbombela'];

function Choosing() {
  const [church, setChurch] = useState<string | null>('Tshwane');
  return (
    <Combobox
      label="Church"
      options={churches.map((name) => ({ value: name, label: name }))}
      value={church}
      onChange={setChurch}
    />
  );
}

export const gallery: Example[] = [{ label: 'One of many', Example: Choosing }];
