import { lazy, Suspense, useEffect, useState } from 'react';
import { hasVault } from '../../../api/who.ts';

const OthersWaiting = lazy(() =>
  import('./others-waiting.tsx').then((module) => ({ default: module.OthersWaiting })),
);

/** For the sign-in page, which loads no database where there is none. */
export function IfOthersWait() {
  const [kept, setKept] = useState(false);
  useEffect(() => void hasVault().then(setKept), []);
  if (!kept) return null;
  return (
    <Suspense>
      <OthersWaiting except={null} />
    </Suspense>
  );
}
