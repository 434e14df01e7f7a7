import type { Example } from '../gallery.ts';
import { FullscreenButton } from './fullscreen-button.tsx';

export const gallery: Example[] = [
  { label: 'The whole screen, and back', Example: () => <FullscreenButton /> },
];
