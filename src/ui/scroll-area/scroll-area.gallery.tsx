import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { low } from './scroll-area.gallery.css.ts';
import { ScrollArea } from './scroll-area.tsx';

const lines = (of: string) => Array.from({ length: 24 }, (_, at) => `${of}, line ${at + 1}`);
const hymns = ['Nkosi sikelel’ iAfrika', 'Lizalis’ idinga lakho'];
const choices = [
  { value: 'first', label: 'First hymn' },
  { value: 'second', label: 'Second hymn' },
] as const;

function Hymns() {
  const [chosen, setChosen] = useState<'first' | 'second'>('first');
  const hymn = hymns[chosen === 'first' ? 0 : 1] ?? '';
  return (
    <>
      <Segmented label="Hymn" choices={choices} value={chosen} onChange={setChosen} />
      <ScrollArea label={hymn} shown={hymn} className={low}>
        {lines(hymn).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ScrollArea>
    </>
  );
}

export const gallery: Example[] = [
  {
    label: 'More than has room',
    Example: () => (
      <ScrollArea label="Order of service" className={low}>
        {lines('Order of service').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ScrollArea>
    ),
  },
  { label: 'Begins at its top when it shows something else', Example: Hymns },
];
