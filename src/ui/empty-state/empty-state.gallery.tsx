import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { EmptyState } from './empty-state.tsx';

export const gallery: Example[] = [
  {
    label: 'Error',
    Example: () => (
      <EmptyState
        icon={CloudOff}
        title="Could not load the reports"
        action={<Button>Try again</Button>}
      >
        The server did not answer. What you saved on this device is safe.
      </EmptyState>
    ),
  },
];
