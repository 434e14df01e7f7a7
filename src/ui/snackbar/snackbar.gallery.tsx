import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { errorSnack, snackbars, submitted } from './snackbars.ts';

export const gallery: Example[] = [
  {
    label: 'Success',
    Example: () => (
      <Button onClick={() => snackbars.show(submitted)}>Successfully Submitted</Button>
    ),
  },
  {
    label: 'Error',
    Example: () => (
      <Button onClick={() => snackbars.show(errorSnack('Something has gone wrong.'))}>
        Something has gone wrong.
      </Button>
    ),
  },
];
