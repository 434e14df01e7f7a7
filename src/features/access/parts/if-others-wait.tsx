import { Suspense, useEffect, useState } from 'react';
import { hasVault } from '../../../api/session/who.ts';
import { latePart } from '../../../ui/late-part.ts';

const OthersWaiting = latePart(() =>
  import('./others-waiting.tsx').then((part) => part.OthersWaiting),
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
