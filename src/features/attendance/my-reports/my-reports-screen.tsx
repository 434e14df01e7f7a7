import Inbox from 'lucide-react/icons/inbox';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import {
  hasOlderReports,
  myReports,
  ownReportsShown,
} from '#store/attendance/my-reports/my-reports.ts';
import { photosHere, type PhotosHere } from '#store/attendance/report-photos.ts';
import { freshness } from '#store/freshness.ts';
import { sendNow } from '../../../api/sync/sync-here.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useDay } from '../use-day.ts';
import { isIn, isOnlyHere } from './my-report-words.ts';
import type { ReportsFilter } from './reports-filter.ts';
import { KeepBanner } from './keep-banner.tsx';
import { MyReportsList } from './my-reports-list.tsx';
import { NoneYet } from '../none-yet.tsx';
import type { RefusedChange } from '#store/outbox/refused-changes.ts';
import { RefusedChanges } from './refused-changes.tsx';
import * as css from './my-reports.css.ts';
import { OutboxMenu } from './outbox-menu.tsx';
import type { Wanted } from '../place/start-at.ts';

function Nothing({ filter, offline }: { filter: ReportsFilter; offline: boolean }) {
  const fresh = useLive(freshness);
  if (filter === 'waiting') {
    return (
      <EmptyState icon={Inbox} title="Nothing waiting">
        All your reports are sent.
      </EmptyState>
    );
  }
  if (fresh.state !== 'ready' || fresh.data.state !== 'ready') {
    return <NoneYet what="your reports" offline={offline} />;
  }
  return (
    <EmptyState icon={Inbox} title="No reports yet">
      Reports you count and submit appear here.
    </EmptyState>
  );
}

function TitleRow({
  sendable,
  offline,
  countsGroups,
}: {
  /** Something waits that could go. */
  sendable: boolean;
  offline: boolean;
  countsGroups: boolean;
}) {
  return (
    <div className={css.titleRow}>
      <h1 className={css.title}>My reports</h1>
      <div className={css.titleActions}>
        {sendable && (
          <Button
            kind="soft"
            size="touch"
            className={css.send}
            icon={RefreshCw}
            disabled={offline}
            onClick={sendNow}
          >
            Send now
          </Button>
        )}
        <Link
          to={
            countsGroups
              ? '/apps/groups/cell-ministry/submit-attendance-report'
              : '/apps/churches/submit-attendance-report'
          }
          className={cx(buttonLook({ kind: 'primary', size: 'touch' }), css.newReport)}
        >
          <Icon of={Plus} size="md" />
          New report
        </Link>
        <OutboxMenu />
      </div>
    </div>
  );
}

const noPhotos: ReadonlyMap<string, PhotosHere> = new Map();

/** Everything this person counted, and where each report is. */
export function MyReportsScreen({
  filter,
  onFilter,
  onOpen,
  onChoose,
  countsGroups,
  timeZone,
  children,
}: {
  filter: ReportsFilter;
  onFilter(filter: ReportsFilter): void;
  /** Shows a report in the form. */
  onOpen(report: Wanted): void;
  /** Shows where two wishes for one thing stand side by side. */
  onChoose(change: RefusedChange): void;
  /** The person reports groups and no church services. */
  countsGroups: boolean;
  /** Of the organisation: decides which week is this one. */
  timeZone: string;
  /** Above the list. */
  children?: ReactNode;
}) {
  const [most, setMost] = useState(ownReportsShown);
  const live = useKept(useLive(myReports, most));
  const older = useLive(hasOlderReports, most);
  const found = useKept(useLive(photosHere));
  const photos = found.state === 'ready' ? found.data : noPhotos;
  const { today } = useDay(timeZone);
  const offline = useConnection().state === 'offline';
  const reports = live.state === 'ready' ? live.data : [];
  const waiting = reports.filter((report) => isIn('waiting', report)).length;
  const sendable =
    reports.some((report) => report.state === 'saved' && !report.waitsForSignIn) ||
    [...photos.values()].some(({ waiting: photosWaiting }) => photosWaiting > 0);
  const shown = reports.filter((report) => isIn(filter, report));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <TitleRow sendable={sendable} offline={offline} countsGroups={countsGroups} />
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
      {filter !== 'sent' && <RefusedChanges onChoose={onChoose} />}
      {live.state === 'loading' && <Skeleton lines={8} what="your reports" />}
      {live.state === 'failed' && <NotRead title="Could not load your reports" />}
      {live.state === 'ready' && shown.length === 0 && (
        <Nothing filter={filter} offline={offline} />
      )}
      <MyReportsList
        shown={shown}
        photos={photos}
        offline={offline}
        today={today}
        onOpen={onOpen}
      />
      {filter !== 'waiting' && older.state === 'ready' && older.data && (
        <Button
          size="touch"
          className={css.older}
          onClick={() => setMost((count) => count + ownReportsShown)}
        >
          Show older
        </Button>
      )}
    </div>
  );
}
