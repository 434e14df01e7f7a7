import type { Example } from '../gallery.ts';
import { DiffBlock } from './diff-block.tsx';

export const gallery: Example[] = [
  {
    label: 'Counted again',
    Example: () => (
      <DiffBlock
        label="Changes by Fatima Adams"
        changes={[
          { name: 'Attendance', was: '334', is: '342' },
          { name: 'Children', was: '64', is: '72' },
          { name: 'Notes', was: null, is: 'Two buses came late' },
        ]}
      />
    ),
  },
];
