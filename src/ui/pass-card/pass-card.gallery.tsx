import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { PassCard } from './pass-card.tsx';

function Passing() {
  const [men, setMen] = useState(37);
  return (
    <>
      <PassCard
        door="Side door"
        person="Lerato Dlamini"
        people={75 + men}
        code={`ibandla:tally:1:side:43,${men},9,7,8,8:20261122T0931:k7`}
        time="09:31:20"
        askWhom="Thabo"
        onType={() => undefined}
      />
      <Button onClick={() => setMen(men + 1)}>Count one more man</Button>
    </>
  );
}

export const gallery: Example[] = [{ label: 'Counts of a door', Example: Passing }];
