import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { Example } from '../gallery.ts';
import { PinPad, type PinState } from './pin-pad.tsx';

function Pad({ start, state }: { start: string; state: PinState }) {
  const [value, setValue] = useState(start);
  return (
    <Card>
      <PinPad
        person={{ name: 'Lerato Dlamini', called: 'Lerato' }}
        value={value}
        onChange={setValue}
        state={state}
        actions={
          <>
            <Button kind="ghost" size="touch">
              Forgot PIN
            </Button>
            <Button kind="ghost" size="touch" icon={UserRoundPlus}>
              Add an usher
            </Button>
          </>
        }
      />
    </Card>
  );
}

export const gallery: Example[] = [
  { label: 'Entering', Example: () => <Pad start="123" state={{ is: 'ready' }} /> },
  {
    label: 'Not right',
    Example: () => (
      <Pad start="" state={{ is: 'wrong', triesLeft: 3, after: { wait: '5 minutes' } }} />
    ),
  },
  { label: 'Locked', Example: () => <Pad start="" state={{ is: 'locked', left: '4:12' }} /> },
];
