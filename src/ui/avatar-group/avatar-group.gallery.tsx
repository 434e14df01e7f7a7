import type { Example } from '../gallery.ts';
import { AvatarGroup } from './avatar-group.tsx';
import { PhotoAvatar } from './photo-avatar.tsx';

const named = (name: string) => ({ name });
const leaders = [
  'Naledi Mokoena',
  'Fatima Adams',
  'Sipho Mthembu',
  'Rudzani Mulaudzi',
  'Thabo Dube',
].map(named);
const choir = [...leaders, ...Array.from({ length: 10 }, (_, at) => named(`Singer ${at + 1}`))];

export const gallery: Example[] = [
  { label: 'A few', Example: () => <AvatarGroup label="Leaders" people={leaders.slice(0, 3)} /> },
  { label: 'Many', Example: () => <AvatarGroup label="Choir" people={choir} /> },
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
