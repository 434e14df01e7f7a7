import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState, type ReactNode } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Operation } from '#domain/operation.ts';
import { callDemo, withoutWorker } from '../../api/demo.ts';
import { whenStable } from '../../api/updates/when-stable.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useProfile } from '../profile.tsx';
import { useWorker } from './use-worker.ts';

type Data = { state: 'loading' } | { state: 'there' } | { state: 'failed'; why: string };

/** First calls that were answered to a person in this tab: the store has that app's data. */
const answered = new Set<string>();

function Without({ why }: { why: string }) {
  return (
    <EmptyState
      icon={CloudOff}
      heading="h1"
      title="This app runs on your device only"
      action={
        <Button size="touch" icon={RefreshCw} onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      {why}
    </EmptyState>
  );
}

/**
 * A demo app, once the device can answer for it. The first call also makes the data that the app
 * begins with; from then on its screens read the store. An app that was open before is drawn at once,
 * and its first call made at a quiet moment: a sign-out in another tab may have emptied the store.
 */
export function DemoGate({
  first,
  what,
  children,
}: {
  /** A call without input. */
  first: Operation;
  /** Words for the part being loaded. */
  what: string;
  children: ReactNode;
}) {
  const worker = useWorker();
  const known = `${useProfile().id} ${first.name}`;
  const [data, setData] = useState<Data>({ state: answered.has(known) ? 'there' : 'loading' });
  useEffect(() => {
    if (worker !== 'there') return;
    let current = true;
    const wasThere = answered.has(known);
    const ask = async () => {
      try {
        await callDemo(first, {});
        answered.add(known);
        if (current) setData({ state: 'there' });
      } catch (error) {
        answered.delete(known);
        const why = error instanceof Failure ? error.message : 'Something has gone wrong.';
        // A page that is open stays: somebody may be typing in it.
        if (current && !wasThere) setData({ state: 'failed', why });
      }
    };
    if (wasThere) whenStable(() => void ask());
    else void ask();
    return () => {
      current = false;
    };
  }, [first, known, worker]);
  if (worker === 'none') return <Without why={withoutWorker} />;
  if (data.state === 'failed') return <Without why={data.why} />;
  if (data.state === 'loading') return <Skeleton lines={8} what={what} />;
  return children;
}
