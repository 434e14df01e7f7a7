import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { LastTap } from './last-tap.tsx';
import { TallyKeys } from './tally-key.tsx';

const counted = [
  { id: 'women', label: 'Women', one: 'woman', count: 58 },
  { id: 'men', label: 'Men', one: 'man', count: 44 },
  { id: 'teen-girls', label: 'Teen girls', one: 'teen girl', count: 11 },
  { id: 'teen-boys', label: 'Teen boys', one: 'teen boy', count: 8 },
  { id: 'girls', label: 'Girls', one: 'girl', count: 15 },
  { id: 'boys', label: 'Boys', one: 'boy', count: 1240 },
];

function Tally() {
  const [taps, setTaps] = useState(['women']);
  const last = counted.find(({ id }) => id === taps.at(-1));
  return (
    <>
      <LastTap
        tap={last ? { one: last.one, time: '09:14:08' } : null}
        onUndo={() => setTaps(taps.slice(0, -1))}
      />
      <TallyKeys
        keys={counted.map(({ id, label, count }) => ({
          id,
          label,
          count: count + taps.filter((tap) => tap === id).length,
        }))}
        last={last?.id ?? null}
        onAdd={(id) => setTaps([...taps, id])}
      />
    </>
  );
}

export const gallery: Example[] = [
  { label: 'Counting', wide: true, Example: Tally },
  { label: 'Nothing to take back', Example: () => <LastTap tap={null} onUndo={() => undefined} /> },
];
