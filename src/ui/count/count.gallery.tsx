import type { Example } from '../gallery.ts';
import { Count } from './count.tsx';

export const gallery: Example[] = [
  { label: 'Two', Example: () => <Count value={2} of="need attention" /> },
  { label: 'Many', Example: () => <Count value={120} of="need attention" /> },
];
