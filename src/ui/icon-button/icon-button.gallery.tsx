import Moon from 'lucide-react/icons/moon';
import type { Example } from '../gallery.ts';
import { IconButton } from './icon-button.tsx';

export const gallery: Example[] = [
  { label: 'Back office', Example: () => <IconButton icon={Moon} label="Dim" /> },
  { label: 'Touch', Example: () => <IconButton icon={Moon} label="Dim" size="touch" /> },
];
