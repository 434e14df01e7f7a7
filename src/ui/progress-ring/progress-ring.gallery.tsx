import type { Example } from '../gallery.ts';
import { ProgressRing } from './progress-ring.tsx';

export const gallery: Example[] = [0, 9, 12].map((value) => ({
  label: `${value} of 12`,
  Example: () => <ProgressRing value={value} of={12} label={`${value} of 12 reports`} />,
}));
