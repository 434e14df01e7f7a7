import ChurchIcon from 'lucide-react/icons/church';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { Freshness } from '#store/freshness.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './report-form.css.ts';

/** Notice of a form without a church. */
export function NoChurch({ fresh, offline }: { fresh: Freshness; offline: boolean }) {
  if (fresh.state === 'ready') {
    return (
      <EmptyState icon={ChurchIcon} title="No church to count for">
        Ask your church administrator to give you a church. It appears here by itself. Numbers you
        counted are kept under My reports.
      </EmptyState>
    );
  }
  if (offline) {
    return (
      <EmptyState icon={WifiOff} title="Not saved on this device">
        This device does not have your churches yet. Open this page once while online and it will be
        here next time.
      </EmptyState>
    );
  }
  if (fresh.state === 'filling' && fresh.total !== null) {
    return (
      <div className={css.cards}>
        <ProgressBar
          value={fresh.received}
          of={fresh.total}
          words={`Getting your churches: ${grouped(fresh.received)} of ${grouped(fresh.total)}`}
        />
      </div>
    );
  }
  return <Skeleton lines={6} what="your churches" />;
}
