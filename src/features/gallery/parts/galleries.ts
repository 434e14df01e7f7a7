import type { Example } from '../../../ui/gallery.ts';

/** Examples of a part, and the code that shows them. */
export interface Gallery {
  name: string;
  load(): Promise<readonly Example[]>;
  source(): Promise<string>;
}

const found = import.meta.glob<{ gallery: Example[] }>('../../../ui/*/*.gallery.tsx');
const sources = import.meta.glob<string>('../../../ui/*/*.gallery.tsx', {
  query: '?raw',
  import: 'default',
});

/** By the name of the part’s folder. */
export const galleries: ReadonlyMap<string, Gallery> = new Map(
  Object.entries(found).map(([path, load]) => {
    const name = path.split('/').at(-2) ?? path;
    return [
      name,
      {
        name,
        load: async () => (await load()).gallery,
        source: async () => (await sources[path]?.()) ?? '',
      },
    ];
  }),
);
