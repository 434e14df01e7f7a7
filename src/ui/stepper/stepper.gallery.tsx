import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'basic', title: 'Basic information', detail: 'naledi@example.com' },
  { id: 'profile', title: 'Profile', wrong: true },
  { id: 'notifications', title: 'Notifications' },
  { id: 'done', title: 'Done' },
];

function Steps({ direction }: { direction: 'vertical' | 'horizontal' | 'beside' | 'joined' }) {
  const [at, setAt] = useState(2);
  return (
    <>
      <Stepper
        label={`Steps, ${direction}`}
        steps={steps}
        current={at}
        direction={direction}
        anyStep={direction === 'joined'}
        onStep={setAt}
      />
      <Button onClick={() => setAt((at + 1) % steps.length)}>Go on</Button>
    </>
  );
}

export const gallery: Example[] = [
  { label: 'Vertical', Example: () => <Steps direction="vertical" /> },
  { label: 'Joined, each can be opened', Example: () => <Steps direction="joined" /> },
  { label: 'Horizontal', Example: () => <Steps direction="horizontal" /> },
  { label: 'Beside, above where there is no room', Example: () => <Steps direction="beside" /> },
];
