import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { Segmented } from './segmented.tsx';

function Three({ isLow = false }: { isLow?: boolean }) {
  const [value, setValue] = useState<'waiting' | 'sent' | 'all'>('all');
  return (
    <Segmented
      label="Show"
      isLow={isLow}
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
  { label: 'Three choices', Example: () => <Three /> },
  { label: 'As high as the keys beside it', Example: () => <Three isLow /> },
];
