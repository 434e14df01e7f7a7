import type { Example } from '../gallery.ts';
import { Avatar } from './avatar.tsx';

export const gallery: Example[] = ['Naledi Mokoena', 'Fatima Adams', 'Sipho Mthembu'].map(
  (name) => ({ label: name, Example: () => <Avatar name={name} /> }),
);
