import ChurchIcon from 'lucide-react/icons/church';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { freshness, type Freshness } from '#store/freshness.ts';
import { churchesToCount } from '#store/churches/queries.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import * as css from './report-form.css.ts';
import { startAt, type Wanted } from '../place/start-at.ts';
import { ReportContext } from '../place/report-context.tsx';

/** Notice of a form without a church. */
function NoChurch({ fresh, offline }: { fresh: Freshness; offline: boolean }) {
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

function ReportOrWhy({ wanted }: { wanted: Wanted | null }) {
  const churches = useLive(churchesToCount);
  const fresh = useLive(freshness);
  const offline = useConnection().state !== 'online';
  /** A form that is open stays open when its church is taken away: the numbers in it are somebody's. */
  const [isOpen, setOpen] = useState(false);

  if (churches.state === 'failed' || fresh.state === 'failed') {
    return <NotRead title="The form did not open" />;
  }
  if (churches.state === 'loading' || fresh.state === 'loading') {
    return <Skeleton lines={8} what="the report" />;
  }
  const [first] = churches.data;
  if (first && !isOpen) setOpen(true);
  if (!first && !wanted && !isOpen) return <NoChurch fresh={fresh.data} offline={offline} />;
  return <ReportContext churches={churches.data} startAt={startAt(wanted, churches.data)} />;
}

/** The attendance report of a service, from the first count to the receipt; or why there is none. */
export function ReportScreen({ wanted }: { wanted: Wanted | null }) {
  return (
    <div className={css.screen}>
      <h1 className={visuallyHidden}>Attendance report</h1>
      <ReportOrWhy wanted={wanted} />
    </div>
  );
}
