import type { ReportVersion } from '#domain/attendance/entities.ts';
import { dateInZone, dayOfYear } from '#domain/values/dates/local-date.ts';
import type { ReportDetail } from '#store/attendance/report-detail.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { Timeline } from '../../../ui/timeline/timeline.tsx';
import { historyOf } from './report-history.ts';
import type { History } from './use-history.ts';
import * as detailCss from './report-detail.css.ts';

/** Two that differ are on the device, with the history or without. */
function shownIn(history: History, { report, versions }: ReportDetail): ReportVersion[] | null {
  if (history.state === 'shown') return history.versions;
  return report.openVersions > 0 && versions.length > 0 ? versions : null;
}

function lookedAt(at: number, zone: string): string {
  const today = dateInZone(new Date(), zone);
  const day = dateInZone(new Date(at), zone);
  return day === today ? timeOfDay(at) : dayOfYear(day, today);
}

function Missing({ history, onAgain }: { history: History; onAgain(): void }) {
  if (history.state === 'loading') return <Skeleton lines={3} what="the history" />;
  return (
    <>
      <p className={detailCss.said}>
        {history.state === 'notHere'
          ? 'The history of this report was not opened on this device yet. Open it once with a connection.'
          : 'We could not load the history. The report is as you see it.'}
      </p>
      <Button onClick={onAgain}>Try again</Button>
    </>
  );
}

interface HistoryCardProps {
  detail: ReportDetail;
  history: History;
  onAgain(): void;
}

/** History of a report: its authors, changes and decisions. */
export function HistoryCard({ detail, history, onAgain }: HistoryCardProps) {
  const versions = shownIn(history, detail);
  const at = history.state === 'shown' ? history.at : null;
  return (
    <Card>
      <h2 className={detailCss.part}>History</h2>
      {versions === null && <Missing history={history} onAgain={onAgain} />}
      {versions !== null && at !== null && (
        <p className={detailCss.said}>
          Without a connection: as of {lookedAt(at, detail.timeZone)}.
        </p>
      )}
      {versions !== null && (
        <Timeline label="History" events={historyOf({ ...detail, versions })} />
      )}
    </Card>
  );
}
