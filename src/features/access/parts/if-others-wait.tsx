import { lazy, Suspense, useEffect, useState } from 'react';
import { hasVault } from '../../../api/who.ts';

const OthersWaiting = lazy(() =>
  import('./others-waiting.tsx').then((module) => ({ default: module.OthersWaiting })),
);

/** Loads no database where there is none, and nothing that the page beside it waits for. */
export function IfOthersWait({ except = null }: { except?: string | null }) {
  const [kept, setKept] = useState(false);
  useEffect(() => void hasVault().then(setKept), []);
  if (!kept) return null;
  return (
    <Suspense>
      <OthersWaiting except={except} />
    </Suspense>
  );
}
