import { Suspense, useState } from 'react';
import { churchAttendanceReport } from '#domain/attendance/definitions.ts';
import { freshness } from '#store/freshness.ts';
import { churchesToCount } from '#store/churches/queries.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { useDraftInHand } from '../draft/use-draft-in-hand.ts';
import * as css from './report-form.css.ts';
import { startAt, type WantedCount } from '../place/start-at.ts';
import { ReportContext } from '../place/report-context.tsx';

/** Loaded only where there is no church to count for. */
const noChurch = preloadPart(() => import('./no-church.tsx').then((part) => part.NoChurch));

function ReportOrWhy({ wanted }: { wanted: WantedCount | null }) {
  const churches = useLive(churchesToCount);
  const fresh = useLive(freshness);
  const inHand = useDraftInHand(churchAttendanceReport.id);
  const offline = useConnection().state !== 'online';
  /** A form that is open stays open when its church is taken away: the numbers in it are somebody's. */
  const [isOpen, setOpen] = useState(false);

  if (churches.state === 'failed' || fresh.state === 'failed') {
    return <NotRead title="The form did not open" />;
  }
  if (churches.state === 'loading' || fresh.state === 'loading' || inHand === undefined) {
    return <Skeleton lines={8} what="the report" />;
  }
  const [first] = churches.data;
  if (first && !isOpen) setOpen(true);
  if (!first && !wanted && !isOpen) {
    return (
      <Suspense fallback={<Skeleton lines={6} what="your churches" />}>
        <noChurch.Part fresh={fresh.data} offline={offline} />
      </Suspense>
    );
  }
  return (
    <ReportContext churches={churches.data} startAt={startAt(wanted, churches.data, inHand)} />
  );
}

/** The attendance report of a service, from the first count to the receipt; or why there is none. */
export function ReportScreen({ wanted }: { wanted: WantedCount | null }) {
  return (
    <div className={css.screen}>
      <h1 className={visuallyHidden}>Attendance report</h1>
      <ReportOrWhy wanted={wanted} />
    </div>
  );
}
