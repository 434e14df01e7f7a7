import type { Example } from '../gallery.ts';
import { Skeleton } from './skeleton.tsx';

export const gallery: Example[] = [
  { label: 'List', Example: () => <Skeleton lines={6} what="reports" /> },
];
