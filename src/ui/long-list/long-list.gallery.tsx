import type { Example } from '../gallery.ts';
import { type LongGroup, LongList } from './long-list.tsx';

const groups: LongGroup<{ id: string; name: string }>[] = ['Adams', 'Botha', 'Dlamini'].map(
  (family) => ({
    heading: family.slice(0, 1),
    rows: Array.from({ length: 1000 }, (_, at) => ({
      id: `${family} ${at}`,
      name: `${family} ${at + 1}`,
    })),
  }),
);

export const gallery: Example[] = [
  {
    label: 'Three thousand rows',
    Example: () => (
      <LongList label="Families" groups={groups} openId="Adams 3">
        {({ id, name }, focus) => (
          <a href={`#${id}`} {...focus}>
            {name}
          </a>
        )}
      </LongList>
    ),
  },
];
