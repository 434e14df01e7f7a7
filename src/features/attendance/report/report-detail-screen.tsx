import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import FileX from 'lucide-react/icons/file-x';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { Suspense, type ReactNode } from 'react';
import { countsOf, type CountField } from '#domain/attendance/definitions.ts';
import { reportDefinitions } from '#domain/attendance/report-definitions.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { isVerified, mayReview } from '#domain/attendance/reviewing/review-rules.ts';
import { may } from '#domain/permissions.ts';
import { wordFor } from '#domain/attendance/rules.ts';
import { customText } from '#domain/custom-fields/field-words.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { reportDetail, type ReportDetail } from '#store/attendance/report-detail.ts';
import { longDate, shortDate } from '#domain/values/dates/local-date.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Table, type Column } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import { moneyText } from '../money-text.ts';
import { ReturnCard } from '../review/return-card.tsx';
import { ReviewActions, type Viewer } from '../review/review-actions.tsx';
import { ReviewBadge } from '../review/review-badge.tsx';
import { reviewedBy } from '../review/review-words.ts';
import * as reviewCss from '../review/review.css.ts';
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

/** The sum stands out from its parts. */
const countName = (field: CountField): ReactNode =>
  field === 'attendance' ? <strong>{wordFor(field)}</strong> : wordFor(field);

/** Each count beside the week before and the average: where somebody miscounted, it shows here. */
function Counts({ detail }: { detail: ReportDetail }) {
  const { report, weekBefore, averages } = detail;
  const number = { number: true, card: 'foot' } as const;
  const columns: Column<CountField>[] = [
    {
      name: 'Count',
      card: 'title',
      cell: countName,
    },
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

const submits = { church: 'report.submitChurch', group: 'report.submitGroup' } as const;

/** Into the form that counts: a change is one more version. */
function EditReport({ report }: { report: AttendanceReport }) {
  const { churchId, serviceId, groupId, date } = report;
  if (groupId !== null) {
    return (
      <Link
        to="/apps/groups/cell-ministry/submit-attendance-report"
        search={{ group: groupId, date }}
        className={buttonLook({})}
      >
        <Icon of={Pencil} size="sm" />
        Edit
      </Link>
    );
  }
  return (
    <Link
      to="/apps/churches/submit-attendance-report"
      search={{ church: churchId, service: serviceId, date }}
      className={buttonLook({})}
    >
      <Icon of={Pencil} size="sm" />
      Edit
    </Link>
  );
}

/** Few reports have any. */
const DoorsCard = latePart(() => import('./doors-card.tsx').then((part) => part.DoorsCard));
const PhotosCard = latePart(() =>
  import('../photos/photos-card.tsx').then((part) => part.PhotosCard),
);

interface DetailProps {
  detail: ReportDetail;
  viewer: Viewer;
  onBack(): void;
}

/** A verified report is locked: who may not return it reads whom to ask. */
function Reviewed({ detail: { report, timeZone }, viewer }: Omit<DetailProps, 'onBack'>) {
  const { review } = report;
  if (!review || report.status === 'void') return null;
  const isDone = review.state === 'verified';
  return (
    <Banner
      tone={isDone ? 'success' : 'warning'}
      icon={isDone ? BadgeCheck : CornerUpLeft}
      title={`${isDone ? 'Verified by' : 'Returned by'} ${reviewedBy(review, timeZone)}`}
    >
      {review.note ??
        (mayReview(viewer.grants, report)
          ? 'It is locked. Return it with a note to let the people who counted change it.'
          : `It is locked. Ask ${review.name} to return it if something is wrong.`)}
    </Banner>
  );
}

function Detail({ detail, viewer, onBack }: DetailProps) {
  const { report, churchName, groupName } = detail;
  const { churchId, serviceId, groupId, date } = report;
  const about = { churchId, serviceId, groupId: groupId ?? undefined, from: date, to: date };
  useNotedPrint(`${report.kind}Reports`, about, 1);
  const [history, again] = useHistory(report);
  return (
    <>
      <div className={css.head}>
        <div className={css.heading}>
          <div className={reviewCss.titleLine}>
            <h1 className={css.title}>
              {groupName ?? churchName ?? 'A church'}, {report.serviceName}
            </h1>
            <ReviewBadge report={report} />
          </div>
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
          {!isVerified(report) && may(viewer.grants, submits[report.kind], subjectOf(report)) && (
            <EditReport report={report} />
          )}
          <ReviewActions report={report} viewer={viewer} />
        </div>
      </div>
      <Reviewed detail={detail} viewer={viewer} />
      <div className={detailCss.detail}>
        <div className={detailCss.detailPart}>
          {!report.didNotMeet && <Counts detail={detail} />}
          <Card>
            <Said {...detail} />
          </Card>
          <ReturnCard report={report} viewer={viewer} />
        </div>
        <div className={detailCss.detailPart}>
          <Card>
            <h2 className={detailCss.part}>Checks</h2>
            <CheckList checks={checksOf(detail)} />
          </Card>
          <Suspense>
            <DoorsCard report={report} history={history} />
            <PhotosCard report={report} history={history} onAgain={again} />
          </Suspense>
          <HistoryCard detail={detail} history={history} onAgain={again} />
        </div>
      </div>
    </>
  );
}

/** One report: its counts beside earlier ones, what was said with it, and its history. */
export function ReportDetailScreen({
  id,
  viewer,
  onBack,
}: {
  id: string;
  viewer: Viewer;
  onBack(): void;
}) {
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
      {live.state === 'ready' && live.data && (
        <Detail key={id} detail={live.data} viewer={viewer} onBack={onBack} />
      )}
    </div>
  );
}
