import type { Example } from '../gallery.ts';
import { SheetHead } from './sheet-head.tsx';

export const gallery: Example[] = [
  {
    label: 'The head of a printed list',
    Example: () => (
      <SheetHead title="Group types" sender="Grace Valley" lines={['6 group types', 'Active']} />
    ),
  },
];
