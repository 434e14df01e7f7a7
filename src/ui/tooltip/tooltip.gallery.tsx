import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Tooltip } from './tooltip.tsx';

export const gallery: Example[] = [
  {
    label: 'With keys',
    Example: () => (
      <Tooltip text="Search for a person or a group" keys="Ctrl K">
        <Button>Search</Button>
      </Tooltip>
    ),
  },
];
