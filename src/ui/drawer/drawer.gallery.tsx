import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Drawer } from './drawer.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Drawer title="Appearance" width={404} foot="At the foot" onClose={() => setOpen(false)}>
          What somebody looks at beside the page.
        </Drawer>
      )}
    </>
  );
}

export const gallery: Example[] = [{ label: 'Beside the page', Example: Opened }];
