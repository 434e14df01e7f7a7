import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { warmPart } from '../../ui/warm-part.tsx';

const sheetPart = warmPart(async () => (await import('./parts/conflict-sheet.tsx')).ConflictSheet);

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
    if (differing) sheetPart.warm().catch(() => undefined);
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
