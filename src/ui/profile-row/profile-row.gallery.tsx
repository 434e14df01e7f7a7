import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { ProfileRows } from './profile-row.tsx';

const profiles = [
  { id: 'thabo', name: 'Thabo Nkosi', lastHere: 'Last here 09:52', unsent: 2, lockedFor: null },
  { id: 'lerato', name: 'Lerato Dlamini', lastHere: 'Last here 08:10', unsent: 1, lockedFor: null },
  {
    id: 'zinhle',
    name: 'Zinhle Khumalo',
    lastHere: 'Last here Sunday 15 November',
    unsent: 0,
    lockedFor: null,
  },
  {
    id: 'bongani',
    name: 'Bongani Ndlovu',
    lastHere: 'Last here 07:30',
    unsent: 0,
    lockedFor: '4:12',
  },
];

function Choosing() {
  const [chosen, setChosen] = useState('lerato');
  return <ProfileRows profiles={profiles} chosen={chosen} onChoose={setChosen} />;
}

export const gallery: Example[] = [{ label: 'Who is counting', Example: Choosing }];
