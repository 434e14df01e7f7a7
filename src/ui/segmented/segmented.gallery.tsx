import { useState } from 'react';
import type { Example } from '../gallery.ts';
import * as low from './low.css.ts';
import { Segmented } from './segmented.tsx';

function Low() {
  const [value, setValue] = useState<'list' | 'tree'>('list');
  return (
    <Segmented
      label="Show as"
      look={low}
      value={value}
      onChange={setValue}
      choices={[
        { value: 'list', label: 'List' },
        { value: 'tree', label: 'Tree' },
      ]}
    />
  );
}

function Three() {
  const [value, setValue] = useState<'waiting' | 'sent' | 'all'>('all');
  return (
    <Segmented
      label="Show"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'waiting', label: 'Waiting', count: 5 },
        { value: 'sent', label: 'Sent' },
        { value: 'all', label: 'All' },
      ]}
    />
  );
}

export const gallery: Example[] = [
  { label: 'Three choices', Example: Three },
  { label: 'Beside filters', Example: Low },
];
