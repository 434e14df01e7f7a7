import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Said, Way } from './leaving.tsx';

const load = () => import('./leaving.tsx');
const Leaving = lazy(async () => ({ default: (await load()).Leaving }));

/** The ways to leave the device to others, each asked about first where it takes something away. */
export function useLeaving(): { leave(way: Way): void; question: ReactNode } {
  const navigate = useNavigate();
  const [asked, ask] = useState<{ way: Way; said: Said } | null>(null);
  const go = async (way: Way) => (await load()).goAway(way, navigate);
  async function leave(way: Way): Promise<void> {
    const said = await (await load()).saidBefore(way);
    if (said === null) await go(way);
    else ask({ way, said });
  }
  const question = asked && (
    <Suspense>
      <Leaving
        {...asked}
        onAnswer={(goes) => {
          ask(null);
          if (goes) void go(asked.way);
        }}
      />
    </Suspense>
  );
  return { leave: (way) => void leave(way), question };
}
