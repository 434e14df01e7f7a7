import type { Example } from '../gallery.ts';
import { PageLayout } from './page-layout.tsx';

export const gallery: Example[] = [
  {
    label: 'Simple, side bar beside the content',
    Example: () => (
      <PageLayout
        kind="simple"
        label="Groups"
        header={<p>Groups</p>}
        sidebar={{ side: 'start', beside: 'content', label: 'Filters', children: 'Filters' }}
      >
        Twelve cells
      </PageLayout>
    ),
  },
  {
    label: 'Carded',
    Example: () => (
      <PageLayout kind="carded" label="Groups" header={<p>Groups</p>}>
        Twelve cells
      </PageLayout>
    ),
  },
];
