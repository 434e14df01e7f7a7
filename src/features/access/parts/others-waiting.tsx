import { liveQuery } from 'dexie';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { databases } from '#store/database.ts';
import { waitingOfOthers } from '#store/sign-outs.ts';
import { signalWorker } from '../../../api/signals.ts';
import { Banner } from '../../../ui/banner/banner.tsx';

function words(count: number): string {
  return count === 1
    ? '1 report of another person waits to be sent.'
    : `${count} reports of another person wait to be sent.`;
}

/** B12: how many, and nothing of what is in them. `except`: the person who is here now. */
export function OthersWaiting({ except }: { except: string | null }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const counts = liveQuery(async () => waitingOfOthers(databases().vault, except));
    const subscription = counts.subscribe({ next: setCount, error: () => undefined });
    return () => subscription.unsubscribe();
  }, [except]);
  // Nobody is signed in whose page would send: the way back is noticed here.
  useEffect(() => {
    const send = () => void signalWorker({ type: 'drain', reset: true });
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
  if (count === 0) return null;
  return (
    <Banner tone="info" icon={Clock} title={words(count)}>
      They go by themselves, under that person’s name.
    </Banner>
  );
}
