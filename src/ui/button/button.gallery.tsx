import Send from 'lucide-react/icons/send';
import type { Example } from '../gallery.ts';
import { Button } from './button.tsx';

export const gallery: Example[] = [
  { label: 'Primary', Example: () => <Button kind="primary">Submit attendance</Button> },
  { label: 'Secondary', Example: () => <Button>Try again</Button> },
  { label: 'Soft', Example: () => <Button kind="soft">Send now</Button> },
  { label: 'Ghost', Example: () => <Button kind="ghost">See my reports</Button> },
  { label: 'Danger', Example: () => <Button kind="danger">Delete report</Button> },
  {
    label: 'Disabled',
    Example: () => (
      <Button kind="primary" disabled>
        Send now
      </Button>
    ),
  },
  {
    label: 'Busy',
    Example: () => (
      <Button kind="primary" busy="Signing in…">
        Sign in
      </Button>
    ),
  },
  { label: 'Small', Example: () => <Button size="small">Clear</Button> },
  {
    label: 'Touch',
    Example: () => (
      <Button kind="primary" size="touch">
        Save and close
      </Button>
    ),
  },
  {
    label: 'Usher',
    Example: () => (
      <Button kind="primary" size="usher" icon={Send}>
        Submit report
      </Button>
    ),
  },
];
