import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EndDrawer } from './end-drawer.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <EndDrawer
          label="Order 800 candles"
          head={<IconButton icon={X} label="Close" onClick={close} />}
          onClose={close}
        >
          One of the list.
        </EndDrawer>
      )}
    </>
  );
}

export const gallery: Example[] = [{ label: 'One of a list', Example: Opened }];
