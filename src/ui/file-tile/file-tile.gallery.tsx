import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { FileTile } from './file-tile.tsx';

function Attached() {
  const [there, setThere] = useState(true);
  if (!there) return <Button onClick={() => setThere(true)}>Attach it again</Button>;
  return <FileTile name="Budget 2027.xlsx" bytes={48_300} onRemove={() => setThere(false)} />;
}

export const gallery: Example[] = [
  {
    label: 'To fetch',
    Example: () => (
      <FileTile name="Order of service.pdf" bytes={1_240_000} href="/manifest.webmanifest" />
    ),
  },
  {
    label: 'With a picture',
    Example: () => <FileTile name="Mark.svg" bytes={1_900} preview="/icons/icon.svg" />,
  },
  { label: 'To take away', Example: Attached },
];
