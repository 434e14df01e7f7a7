import type { Example } from '../gallery.ts';
import { Logo } from './logo.tsx';

export const gallery: Example[] = [
  { label: 'Small', Example: () => <Logo /> },
  { label: 'Large', Example: () => <Logo size="large" /> },
];
