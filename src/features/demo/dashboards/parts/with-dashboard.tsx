import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import type { Live } from '../../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';

/** A dashboard once the store has answered. */
export function WithDashboard<Data>({
  live,
  menu,
  children,
}: {
  live: Live<Data | null>;
  /** With the way to reset the demo data. */
  menu: ReactNode;
  children(data: Data): ReactNode;
}) {
  if (live.state === 'failed') return <NotRead title="Could not load the dashboard" heading="h1" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the dashboard" />;
  if (live.data !== null) return children(live.data);
  return (
    <EmptyState icon={ChartNoAxesColumn} heading="h1" title="No numbers here" action={menu}>
      This device has none for this dashboard. Reset the demo data to get them back.
    </EmptyState>
  );
}
