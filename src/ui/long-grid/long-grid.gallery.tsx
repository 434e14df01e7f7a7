import type { Example } from '../gallery.ts';
import { type GridGroup, LongGrid } from './long-grid.tsx';

const groups: GridGroup<{ id: string; name: string }>[] = ['Folders', 'Files'].map((heading) => ({
  heading,
  cards: Array.from({ length: 1000 }, (_, at) => ({
    id: `${heading} ${at}`,
    name: `${heading} ${at + 1}`,
  })),
}));

export const gallery: Example[] = [
  {
    label: 'Two thousand cards',
    Example: () => (
      <LongGrid label="Everything" groups={groups} openId={null}>
        {({ id, name }, focus) => (
          <a href={`#${id}`} {...focus}>
            {name}
          </a>
        )}
      </LongGrid>
    ),
  },
];
