import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { preloadPart } from '../../../ui/preload-part.tsx';

const sheetPart = preloadPart(() =>
  import('./conflict-sheet.tsx').then((part) => part.ConflictSheet),
);

interface Comparing {
  reportId: string;
  onDecided?(): Promise<void>;
}

/**
 * The two reports side by side, over a list. `differing`: the list shows a conflict, so that the
 * sheet's code is here before somebody asks for it, and before the network may go.
 */
export function useCompare(differing: boolean): {
  compare(comparing: Comparing): void;
  sheet: ReactNode;
} {
  const [comparing, setComparing] = useState<Comparing | null>(null);
  useEffect(() => {
    if (differing) sheetPart.preload().catch(() => undefined);
  }, [differing]);
  return {
    compare: setComparing,
    sheet: comparing && (
      <Suspense>
        <sheetPart.Part {...comparing} onClose={() => setComparing(null)} />
      </Suspense>
    ),
  };
}
