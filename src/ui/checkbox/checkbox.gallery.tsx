import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Checkbox, type Checked } from './checkbox.tsx';

function Ticking({ start, hint }: { start: Checked; hint?: string }) {
  const [checked, setChecked] = useState(start);
  return (
    <Checkbox
      label="Allergies or care notes"
      checked={checked}
      onChange={setChecked}
      {...(hint && { hint })}
    />
  );
}

export const gallery: Example[] = [
  { label: 'On', Example: () => <Ticking start /> },
  { label: 'Off, with a hint', Example: () => <Ticking start={false} hint="Leaders see them" /> },
  { label: 'Some of them', Example: () => <Ticking start="mixed" /> },
  {
    label: 'Not possible',
    Example: () => (
      <Checkbox label="Send by SMS" checked={false} disabled onChange={() => undefined} />
    ),
  },
];
