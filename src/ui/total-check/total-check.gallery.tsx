import type { Example } from '../gallery.ts';
import { TotalCheck } from './total-check.tsx';

export const gallery: Example[] = [
  {
    label: 'Matches',
    Example: () => <TotalCheck check={{ state: 'matches', counted: 342, total: 342 }} />,
  },
  {
    label: 'Short',
    Example: () => (
      <TotalCheck check={{ state: 'short', counted: 334, total: 342, difference: 8 }} />
    ),
  },
  {
    label: 'Over',
    Example: () => (
      <TotalCheck check={{ state: 'over', counted: 350, total: 342, difference: 8 }} />
    ),
  },
];
