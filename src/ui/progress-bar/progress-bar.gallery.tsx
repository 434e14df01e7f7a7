import type { Example } from '../gallery.ts';
import { ProgressBar } from './progress-bar.tsx';

export const gallery: Example[] = [
  {
    label: 'Getting ready',
    Example: () => <ProgressBar value={620} of={1000} words="620 of 1 000 people" />,
  },
];
