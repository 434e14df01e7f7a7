import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Chip, Chips } from './chip.tsx';

function Removing() {
  const [tags, setTags] = useState(['Worship', 'Youth', 'Prayer evening']);
  return (
    <Chips label="Tags">
      {tags.map((tag) => (
        <Chip
          key={tag}
          title={tag}
          onRemove={() => setTags(tags.filter((other) => other !== tag))}
        />
      ))}
    </Chips>
  );
}

export const gallery: Example[] = [
  {
    label: 'Plain',
    Example: () => (
      <Chips label="Teams">
        <Chip title="Sound" />
        <Chip title="Choir" />
      </Chips>
    ),
  },
  { label: 'To be removed', Example: Removing },
];
