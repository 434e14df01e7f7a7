import type { Example } from '../gallery.ts';
import { KeyValues } from './key-values.tsx';

export const gallery: Example[] = [
  {
    label: 'About a group',
    Example: () => (
      <KeyValues
        facts={[
          { name: 'Leader', value: 'Fatima Adams' },
          { name: 'Place', value: '18 Harare Square' },
          { name: 'Last report', value: 'Tue 17 Nov' },
        ]}
      />
    ),
  },
];
