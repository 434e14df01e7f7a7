import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { RadioCards } from './radio-cards.tsx';

function Paying() {
  const [how, setHow] = useState<'full' | 'deposit' | 'later'>('full');
  return (
    <RadioCards
      label="How to pay"
      options={[
        { value: 'full', label: 'Pay in full', detail: 'R 950,00 today' },
        { value: 'deposit', label: 'Deposit', detail: 'R 300,00 now, the rest by 4 Dec' },
        { value: 'later', label: 'Later', detail: 'Ended on 1 November', disabled: true },
      ]}
      value={how}
      onChange={setHow}
    />
  );
}

export const gallery: Example[] = [{ label: 'One of several', Example: Paying }];
