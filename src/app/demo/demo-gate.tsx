import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState, type ReactNode } from 'react';
import { Failure } from '#domain/errors.ts';
import type { Operation } from '#domain/operation.ts';
import { callDemo, withoutWorker } from '../../api/demo.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWorker } from './use-worker.ts';

type Data = { state: 'loading' } | { state: 'there' } | { state: 'failed'; why: string };

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
 * begins with; from then on its screens read the store.
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
  const [data, setData] = useState<Data>({ state: 'loading' });
  useEffect(() => {
    if (worker !== 'there') return;
    let current = true;
    callDemo(first, {}).then(
      () => current && setData({ state: 'there' }),
      (error: unknown) => {
        if (!current) return;
        const why = error instanceof Failure ? error.message : 'Something has gone wrong.';
        setData({ state: 'failed', why });
      },
    );
    return () => {
      current = false;
    };
  }, [first, worker]);
  if (worker === 'none') return <Without why={withoutWorker} />;
  if (data.state === 'failed') return <Without why={data.why} />;
  if (data.state === 'loading') return <Skeleton lines={8} what={what} />;
  return children;
}
