import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { NumberPad } from './number-pad.tsx';

function Pad() {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<number | null>(236);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the number pad</Button>
      {open && (
        <NumberPad
          label="Adults"
          hint="18 and older"
          value={value}
          onChange={setValue}
          next={{ label: 'Children', go: () => setOpen(false) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const gallery: Example[] = [{ label: 'Number pad', Example: Pad }];
