import GitCompare from 'lucide-react/icons/git-compare';
import type { Example } from '../gallery.ts';
import { Badge } from './badge.tsx';

export const gallery: Example[] = [
  { label: 'Plain', Example: () => <Badge tone="neutral">Did not meet</Badge> },
  {
    label: 'With icon',
    Example: () => (
      <Badge tone="violet" icon={GitCompare}>
        Conflict
      </Badge>
    ),
  },
];
