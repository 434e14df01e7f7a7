import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Popover } from './popover.tsx';

export const gallery: Example[] = [
  {
    label: 'Opened by a button',
    Example: () => (
      <Popover trigger={<Button>Why is this late?</Button>} label="Why is this late?">
        {(close) => (
          <>
            <p>The report was due on Sunday at 18:00.</p>
            <Button onClick={close}>Close</Button>
          </>
        )}
      </Popover>
    ),
  },
];
