import type { Example } from '../gallery.ts';
import { PhotoAvatar } from './photo-avatar.tsx';

export const gallery: Example[] = [
  {
    label: 'With a photo',
    Example: () => (
      <PhotoAvatar name="Naledi Mokoena" photoUrl="/sample-people/1.svg" size="profile" />
    ),
  },
  {
    label: 'Without one',
    Example: () => <PhotoAvatar name="Thabo Nkosi" photoUrl={null} size="middle" />,
  },
  {
    label: 'Where it cannot be had',
    Example: () => <PhotoAvatar name="Priya Naidoo" photoUrl="data:image/png," />,
  },
];
