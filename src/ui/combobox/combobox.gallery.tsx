import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Combobox } from './combobox.tsx';
import { SuggestedField } from './suggested-field.tsx';

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

function Naming() {
  const [text, setText] = useState('The hall in ');
  const typed = text.slice(text.lastIndexOf(' ') + 1);
  const found = churches.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
  return (
    <SuggestedField
      label="Place"
      hint="Any words; a church is suggested"
      value={text}
      typed={typed}
      items={found.map((name) => ({ value: name, shown: name }))}
      onChange={setText}
      onTake={({ value }) => setText(`${text.slice(0, text.length - typed.length)}${value} `)}
    />
  );
}

export const gallery: Example[] = [
  { label: 'One of many', Example: () => <Choosing /> },
  { label: 'A filter of many', Example: () => <Choosing isFilter /> },
  { label: 'Any words, with suggestions', Example: () => <Naming /> },
];
