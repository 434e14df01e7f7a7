import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { NumberStepper } from './number-stepper.tsx';

function Counting({ total = false }: { total?: boolean }) {
  const [value, setValue] = useState<number | null>(64);
  return (
    <NumberStepper
      label={total ? 'Attendance' : 'Children'}
      hint={total ? 'Everyone in the service' : '0 to 12'}
      total={total}
      value={value}
      onChange={setValue}
    />
  );
}

export const gallery: Example[] = [
  { label: 'Count', wide: true, Example: () => <Counting /> },
  { label: 'Total', wide: true, Example: () => <Counting total /> },
  {
    label: 'Not counted',
    wide: true,
    Example: () => <NumberStepper label="Teens" value={null} onChange={() => undefined} />,
  },
  {
    label: 'Small count',
    wide: true,
    Example: () => <NumberStepper few label="First timers" value={2} onChange={() => undefined} />,
  },
  {
    label: 'With error',
    wide: true,
    Example: () => (
      <NumberStepper label="Adults" value={4} error="Enter 0 or more" onChange={() => undefined} />
    ),
  },
];
