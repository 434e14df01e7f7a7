import type { Example } from '../gallery.ts';
import { Select } from './select.tsx';

export const gallery: Example[] = [
  {
    label: 'Filter',
    Example: () => (
      <Select
        label="Church group"
        value=""
        onChange={() => undefined}
        options={[
          { value: '', label: 'All' },
          { value: 'g', label: 'Gauteng' },
        ]}
      />
    ),
  },
];
