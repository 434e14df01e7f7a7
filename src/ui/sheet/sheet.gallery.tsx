import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Sheet } from './sheet.tsx';

function Opening({ wide = false }: { wide?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      {open && (
        <Sheet title="Submit anyway?" wide={wide} onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Keep counting</Button>
        </Sheet>
      )}
    </>
  );
}

export const gallery: Example[] = [
  { label: 'Sheet', Example: Opening },
  { label: 'Wide', Example: () => <Opening wide /> },
];
