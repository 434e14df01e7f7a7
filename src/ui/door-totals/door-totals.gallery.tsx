import { Card } from '../card/card.tsx';
import type { Example } from '../gallery.ts';
import { DoorList, DoorsInShort, type Door } from './door-list.tsx';
import { DoorTotals } from './door-totals.tsx';

const doors = (heard: (words: string, at: string) => Door['heard']): Door[] => [
  {
    id: 'main',
    person: 'Thabo Nkosi',
    called: 'You',
    name: 'Main door',
    count: 148,
    heard: { isHere: true, words: 'on this tablet' },
  },
  {
    id: 'side',
    person: 'Lerato Dlamini',
    called: 'Lerato',
    name: 'Side door',
    count: 112,
    heard: heard('2 seconds ago', '09:12'),
  },
  {
    id: 'children',
    person: 'Zinhle Khumalo',
    called: 'Zinhle',
    name: 'Children',
    count: 82,
    heard: heard('14 seconds ago', '09:10'),
  },
];
const near = doors((words) => ({ isHere: true, words }));
const away = doors((_, at) => ({ isHere: false, words: `heard ${at}` }));
const here = { people: 148, fact: '102 adults, 19 teens, 27 children' };

export const gallery: Example[] = [
  {
    label: 'All doors are heard',
    Example: () => (
      <DoorTotals
        here={here}
        all={{ people: 342, age: 'live', fact: 'Last week at this time 309, 33 more now' }}
        doors={3}
      />
    ),
  },
  {
    label: 'Out of reach',
    Example: () => (
      <DoorTotals
        here={here}
        all={{ people: 318, age: { asOf: '09:12' }, fact: 'Last week at this time 309' }}
        doors={3}
      />
    ),
  },
  {
    label: 'Who is counting',
    Example: () => (
      <Card>
        <DoorList doors={near} />
      </Card>
    ),
  },
  {
    label: 'Who is counting, out of reach',
    Example: () => (
      <Card>
        <DoorList doors={away} />
      </Card>
    ),
  },
  {
    label: 'The other doors in short',
    Example: () => (
      <Card>
        <DoorsInShort doors={near.slice(1)} />
      </Card>
    ),
  },
  {
    label: 'The other doors in short, out of reach',
    Example: () => (
      <Card>
        <DoorsInShort doors={away.slice(1)} />
      </Card>
    ),
  },
];
