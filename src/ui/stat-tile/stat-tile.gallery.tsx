import ClockAlert from 'lucide-react/icons/clock-alert';
import { Badge } from '../badge/badge.tsx';
import type { Example } from '../gallery.ts';
import { StatStrip, StatTile, type Stat } from './stat-tile.tsx';

const stats: Stat[] = [
  {
    label: 'Attendance',
    value: '2\u00a0876',
    change: { way: 'up', words: '2,3% up on 15 Nov' },
    values: [2_561, 2_604, 2_590, 2_655, 2_640, 2_812, 2_876],
  },
  {
    label: 'First timers',
    value: '64',
    change: { way: 'up', words: '11 more than 15 Nov' },
    values: [48, 55, 41, 60, 57, 53, 64],
  },
  {
    label: 'New converts',
    value: '19',
    change: { way: 'down', words: '4 fewer than 15 Nov' },
    values: [12, 18, 15, 22, 20, 23, 19],
  },
  {
    label: 'Follow-ups due',
    value: '27',
    fact: '9 are overdue',
    badge: (
      <Badge tone="warning" icon={ClockAlert}>
        9
      </Badge>
    ),
  },
];

export const gallery: Example[] = [
  { label: 'One strip of numbers', Example: () => <StatStrip label="This Sunday" stats={stats} /> },
  ...stats.map((stat) => ({
    label: stat.label,
    Example: () => (
      <dl>
        <StatTile {...stat} />
      </dl>
    ),
  })),
];
