import Inbox from 'lucide-react/icons/inbox';
import type { Example } from '../gallery.ts';
import { Icon } from './icon.tsx';

export const gallery: Example[] = [
  { label: 'Small', Example: () => <Icon of={Inbox} size="xs" /> },
  { label: 'Large', Example: () => <Icon of={Inbox} size="xl" /> },
];
