import ListChecks from 'lucide-react/icons/list-checks';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';
import type { RollProps } from './roll-sheet.tsx';

const { Part: RollSheet, preload } = preloadPart(() =>
  import('./roll-sheet.tsx').then((part) => part.RollSheet),
);

/** Opens the roll of people of which many are added at once. */
export function RollKey(props: Omit<RollProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={ListChecks}
        aria-haspopup="dialog"
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        Add several
      </Button>
      {open && (
        <Suspense>
          <RollSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
