import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Segmented } from './segmented.tsx';

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

export const gallery: Example[] = [{ label: 'Three choices', Example: Three }];
