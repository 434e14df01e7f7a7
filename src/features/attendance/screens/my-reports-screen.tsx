import CloudOff from 'lucide-react/icons/cloud-off';
import Inbox from 'lucide-react/icons/inbox';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { myReports } from '#store/attendance/my-reports.ts';
import { freshness } from '#store/freshness.ts';
import { sendNow } from '../../../api/sync-here.ts';
import { useConnection } from '../../../api/use-connection.ts';
import { useLive } from '../../../api/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { isIn, isOnlyHere } from '../my-report-words.ts';
import type { ReportsFilter } from '../reports-filter.ts';
import { KeepBanner } from '../parts/keep-banner.tsx';
import { MyReportsList } from '../parts/my-reports-list.tsx';
import { NoneYet } from '../parts/none-yet.tsx';
import { RefusedChanges } from '../parts/refused-changes.tsx';
import * as css from '../parts/my-reports.css.ts';
import { OutboxMenu } from '../parts/outbox-menu.tsx';
import type { Wanted } from './report-screen.tsx';

function Nothing({ filter, offline }: { filter: ReportsFilter; offline: boolean }) {
  const fresh = useLive(freshness);
  if (filter === 'waiting') {
    return (
      <EmptyState icon={Inbox} title="Nothing waits">
        Every report you submitted is with the server.
      </EmptyState>
    );
  }
  if (fresh.state !== 'ready' || fresh.data.state !== 'ready') {
    return <NoneYet what="your reports" offline={offline} />;
  }
  return (
    <EmptyState icon={Inbox} title="No reports yet">
      Reports you count and submit appear here, with where they are.
    </EmptyState>
  );
}

function NotLoaded() {
  return (
    <EmptyState
      icon={CloudOff}
      title="Could not load your reports"
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      This device’s store did not answer. What you saved on this device is safe.
    </EmptyState>
  );
}

/** Everything this person counted, and where each report is. */
export function MyReportsScreen({
  filter,
  onFilter,
  onOpen,
  children,
}: {
  filter: ReportsFilter;
  onFilter(filter: ReportsFilter): void;
  /** Shows a report in the form. */
  onOpen(report: Wanted): void;
  /** Above the list. */
  children?: ReactNode;
}) {
  const live = useLive(myReports);
  const offline = useConnection().state === 'offline';
  const reports = live.state === 'ready' ? live.data : [];
  const waiting = reports.filter((report) => isIn('waiting', report)).length;
  const sendable = reports.some((report) => report.state === 'saved' && !report.waitsForSignIn);
  const shown = reports.filter((report) => isIn(filter, report));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.titleRow}>
          <h1 className={css.title}>My reports</h1>
          <div className={css.titleActions}>
            <Button
              kind="soft"
              size="touch"
              className={css.send}
              icon={RefreshCw}
              disabled={!sendable || offline}
              onClick={sendNow}
            >
              Send now
            </Button>
            <OutboxMenu />
          </div>
        </div>
        <Segmented
          label="Show"
          value={filter}
          onChange={onFilter}
          choices={[
            { value: 'waiting', label: 'Waiting', count: waiting },
            { value: 'sent', label: 'Sent' },
            { value: 'all', label: 'All' },
          ]}
        />
      </div>
      <KeepBanner waiting={reports.filter(isOnlyHere).length} />
      {children}
      {filter !== 'sent' && <RefusedChanges />}
      {live.state === 'loading' && <Skeleton lines={8} what="your reports" />}
      {live.state === 'failed' && <NotLoaded />}
      {live.state === 'ready' && shown.length === 0 && (
        <Nothing filter={filter} offline={offline} />
      )}
      <MyReportsList shown={shown} offline={offline} onOpen={onOpen} />
    </div>
  );
}
