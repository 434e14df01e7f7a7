import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileX from 'lucide-react/icons/file-x';
import Printer from 'lucide-react/icons/printer';
import { Suspense, type ReactNode } from 'react';
import { countsOf, type CountField } from '#domain/attendance/definitions.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { customText } from '#domain/custom-fields/field-words.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { reportDetail, type ReportDetail } from '#store/attendance/report-detail.ts';
import { longDate, shortDate } from '#domain/values/dates/local-date.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Table, type Column } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import { moneyText } from '../money-text.ts';
import { HistoryCard } from './history-card.tsx';
import { CheckList } from './check-list.tsx';
import * as detailCss from './report-detail.css.ts';
import * as css from '../reports/report-list.css.ts';
import { checksOf } from './report-checks.ts';
import { useHistory } from './use-history.ts';
import { useNotedPrint } from '../reports/use-noted-print.ts';
import { latePart } from '../../../ui/late-part.ts';

const numberOf = (value: number | null | undefined) =>
  typeof value === 'number' ? grouped(value) : '–';

function changeOf(now: number | null, before: number | null | undefined): string {
  if (now === null || typeof before !== 'number') return '–';
  if (now === before) return '0';
  return now > before ? `+${grouped(now - before)}` : `−${grouped(before - now)}`;
}

/** Seen only: the numbers beside it say the same. */
function shareOf(count: number | null, of: number | null): ReactNode {
  if (count === null || of === null || of === 0) return null;
  return (
    <progress className={detailCss.share} aria-hidden="true" value={Math.min(count, of)} max={of} />
  );
}

/** Each count beside the week before and the average: where somebody miscounted, it shows here. */
function Counts({ detail }: { detail: ReportDetail }) {
  const { report, weekBefore, averages } = detail;
  const number = { number: true, card: 'foot' } as const;
  const columns: Column<CountField>[] = [
    { name: 'Count', card: 'title', cell: wordFor },
    {
      name: shortDate(report.date),
      number: true,
      card: 'figure',
      cell: (f) => numberOf(report[f]),
    },
    { name: 'Week before', ...number, cell: (f) => numberOf(weekBefore?.[f]) },
    { name: '12-week average', ...number, cell: (f) => numberOf(averages[f]) },
    {
      name: 'Change',
      number: true,
      card: 'none',
      cell: (f) => changeOf(report[f], weekBefore?.[f]),
    },
    {
      name: 'Share',
      card: 'none',
      cell: (f) => shareOf(report[f], report.attendance),
    },
  ];
  return (
    <Table
      caption="Counts"
      columns={columns}
      rows={countsOf(reportDefinitions[report.kind])}
      rowKey={(field) => field}
    />
  );
}

/** Fields of a report besides the counts. */
function Said({ report, own }: ReportDetail) {
  const facts = [
    ...[...own].map(([name, field]) => ({
      name: field.label,
      value: customText(field, valueIn(report, name)),
    })),
    { name: 'Reported by', value: report.authorNames.join(' and ') || 'Imported from a file' },
    { name: 'Receipt', value: report.receiptNumber },
    { name: 'Offering', value: report.offering ? moneyText(report.offering) : '' },
    { name: 'Did not meet', value: report.didNotMeet ? (report.didNotMeetReason ?? 'Yes') : '' },
    { name: 'Note', value: report.notes ?? '' },
  ];
  return <KeyValues facts={facts.filter(({ value }) => value !== '')} />;
}

/** Few reports have any. */
const PhotosCard = latePart(async () => (await import('../photos/photos-card.tsx')).PhotosCard);

function Detail({ detail, onBack }: { detail: ReportDetail; onBack(): void }) {
  const { report, churchName, groupName } = detail;
  const { churchId, serviceId, groupId, date } = report;
  const about = { churchId, serviceId, groupId: groupId ?? undefined, from: date, to: date };
  useNotedPrint(`${report.kind}Reports`, about, 1);
  const [history, again] = useHistory(report);
  return (
    <>
      <div className={css.head}>
        <div className={css.heading}>
          <h1 className={css.title}>
            {groupName ?? churchName ?? 'A church'}, {report.serviceName}
          </h1>
          <p className={css.facts}>
            {longDate(report.date)} {report.date.slice(0, 4)}
            {groupName !== null && churchName !== null && `, ${churchName}`}
          </p>
        </div>
        <div className={css.actions}>
          <Button icon={ArrowLeft} onClick={onBack}>
            All reports
          </Button>
          <Button icon={Printer} onClick={() => print()}>
            Print
          </Button>
        </div>
      </div>
      <div className={detailCss.detail}>
        <div className={detailCss.detailPart}>
          {!report.didNotMeet && <Counts detail={detail} />}
          <Card>
            <Said {...detail} />
          </Card>
        </div>
        <div className={detailCss.detailPart}>
          <Card>
            <h2 className={detailCss.part}>Checks</h2>
            <CheckList checks={checksOf(detail)} />
          </Card>
          <Suspense>
            <PhotosCard report={report} history={history} onAgain={again} />
          </Suspense>
          <HistoryCard detail={detail} history={history} onAgain={again} />
        </div>
      </div>
    </>
  );
}

/** One report: its counts beside earlier ones, what was said with it, and its history. */
export function ReportDetailScreen({ id, onBack }: { id: string; onBack(): void }) {
  const live = useLive(reportDetail, id);
  return (
    <div className={css.page}>
      {live.state === 'loading' && <Skeleton lines={10} what="the report" />}
      {live.state === 'failed' && <NotRead heading="h1" title="Could not load this report" />}
      {live.state === 'ready' && live.data === null && (
        <EmptyState
          icon={FileX}
          title="This report is not on this device"
          action={<Button onClick={onBack}>All reports</Button>}
        >
          It may not have arrived yet, or it belongs to a church that is not yours.
        </EmptyState>
      )}
      {live.state === 'ready' && live.data && <Detail detail={live.data} onBack={onBack} />}
    </div>
  );
}
