import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Switch } from './switch.tsx';

function Switching({ start }: { start: boolean }) {
  const [on, setOn] = useState(start);
  return <Switch label="Remind me" hint="On Sundays at 18:00" on={on} onChange={setOn} />;
}

export const gallery: Example[] = [
  { label: 'On', Example: () => <Switching start /> },
  { label: 'Off', Example: () => <Switching start={false} /> },
  {
    label: 'Not possible',
    Example: () => <Switch label="Push" on={false} disabled onChange={() => undefined} />,
  },
];
