import type { Example } from '../gallery.ts';
import { AvatarGroup } from './avatar-group.tsx';
import { PhotoAvatar } from './photo-avatar.tsx';

const names = ['Naledi Mokoena', 'Fatima Adams', 'Sipho Mthembu', 'Rudzani Mulaudzi', 'Thabo Dube'];
const choir = [...names, ...Array.from({ length: 10 }, (_, at) => `Singer ${at + 1}`)];

export const gallery: Example[] = [
  { label: 'A few', Example: () => <AvatarGroup label="Leaders" names={names.slice(0, 3)} /> },
  { label: 'Many', Example: () => <AvatarGroup label="Choir" names={choir} /> },
  {
    label: 'Photo, and where there is none',
    Example: () => (
      <>
        <PhotoAvatar name="Naledi Mokoena" photo="/icons/icon.svg" size="middle" />
        <PhotoAvatar name="Naledi Mokoena" photo={null} size="middle" />
      </>
    ),
  },
];
