import type { Example } from '../gallery.ts';
import { Pager } from './pager.tsx';

export const gallery: Example[] = [
  {
    label: 'First page',
    Example: () => <Pager page={1} pages={9} words="1 to 25 of 218" onPage={() => undefined} />,
  },
];
