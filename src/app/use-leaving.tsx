import { Suspense, useState, type ReactNode } from 'react';
import { latePart } from '../ui/late-part.ts';
import type { Way } from './leaving.tsx';

const Leaving = latePart(() => import('./leaving.tsx').then((part) => part.Leaving));

/** The ways to leave the device to others, each asked about first where it takes something away. */
export function useLeaving(): { leave(way: Way): void; question: ReactNode } {
  const [way, leave] = useState<Way | null>(null);
  const question = way && (
    <Suspense>
      <Leaving way={way} onEnd={() => leave(null)} />
    </Suspense>
  );
  return { leave, question };
}
