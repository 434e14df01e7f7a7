import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import GitCompare from 'lucide-react/icons/git-compare';
import { subjectOf } from '#domain/attendance/operations.ts';
import { mayReview, mayVerify } from '#domain/attendance/reviewing/review-rules.ts';
import { may } from '#domain/permissions.ts';
import { dateInZone, timeInZone } from '#domain/values/dates/local-date.ts';
import type { ReportReminder } from '#domain/attendance/reminding/report-reminder.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Remind, ReportState } from '../../../ui/report-state/report-state.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import type { Viewer } from '../review/review-actions.tsx';
import { reviewedBy } from '../review/review-words.ts';
import * as detailCss from '../report/report-detail.css.ts';
import { momentWords, peopleWords, reporterWords } from './expected-words.ts';
import * as css from './expected.css.ts';

/** Acts of a row; each names the row. */
export interface RowActs {
  onOpen(reportId: string): void;
  onVerify(row: ExpectedRow): void;
  onCompare(reportId: string): void;
  onRemind(row: ExpectedRow): void;
  onNotMet(row: ExpectedRow): void;
}

interface Shown extends RowActs {
  viewer: Viewer;
  /** IANA, of the church of a row. */
  zoneOf(row: ExpectedRow): string;
  /** yyyy-MM-dd, here. */
  today: string;
}

const placeOf = ({ churchId, groupId }: ExpectedRow) => subjectOf({ churchId, groupId });

/** Whether somebody may submit the report of a row, and say that nobody met. */
export function maySubmit({ grants }: Viewer, row: ExpectedRow): boolean {
  const permission = row.kind === 'church' ? 'report.submitChurch' : 'report.submitGroup';
  return row.serviceId !== null && may(grants, permission, placeOf(row));
}

export function mayRemind(
  { grants }: Pick<Viewer, 'grants'>,
  { churchId }: Pick<ExpectedRow, 'churchId'>,
): boolean {
  return may(grants, 'report.verify', { kind: 'church', id: churchId });
}

/** Whether a report that is in waits for this person's word. */
export function canVerify(viewer: Viewer, { report }: ExpectedRow): boolean {
  if (!report || report.pending || report.openVersions > 0 || report.review) return false;
  return mayVerify(viewer, report) === 'yes';
}

/** 'First service, Soweto', for people who listen. */
export const rowWords = ({ name, churchName }: ExpectedRow) => `${name}, ${churchName}`;

function stateOf(row: ExpectedRow) {
  const { report, state } = row;
  if (state === 'open') return <Badge tone="neutral">Not due yet</Badge>;
  if (state === 'did-not-meet') {
    return <ReportState state={state} reason={report?.didNotMeetReason ?? 'No reason given'} />;
  }
  return (
    <span className={css.keys}>
      <ReportState state={state} />
      {row.isLate && state === 'verified' && <ReportState state="late" />}
      {report?.pending && <SyncState state="saved" />}
    </span>
  );
}

/** '14:10' of today, 'Sun 22 Nov, 14:10' of another day. */
export function remindedAt(
  { remindedAt: at }: Pick<ReportReminder, 'remindedAt'>,
  { zone, today }: { zone: string; today: string },
) {
  const instant = new Date(at);
  if (dateInZone(instant, zone) === today) return timeInZone(instant, zone);
  return momentWords(instant.getTime(), zone);
}

function MissingActs({ row, of }: { row: ExpectedRow; of: Shown }) {
  const { reminder } = row;
  const zone = of.zoneOf(row);
  const canRemind = row.state === 'missing' && (reminder !== null || mayRemind(of.viewer, row));
  return (
    <span className={css.acts}>
      {canRemind && (
        <Remind
          what={rowWords(row)}
          remindedAt={reminder && remindedAt(reminder, { zone, today: of.today })}
          onRemind={() => of.onRemind(row)}
        />
      )}
      {maySubmit(of.viewer, row) && (
        <IconButton
          size="small"
          icon={CalendarX2}
          label={`Did not meet: ${rowWords(row)}`}
          onClick={() => of.onNotMet(row)}
        />
      )}
    </span>
  );
}

/** The next thing to do with a row, or who did it. */
function actOf(row: ExpectedRow, of: Shown) {
  const { report } = row;
  if (!report) return <MissingActs row={row} of={of} />;
  if (row.state === 'conflict') {
    return (
      <Button
        size="small"
        icon={GitCompare}
        aria-label={`Compare the two reports: ${rowWords(row)}`}
        onClick={() => of.onCompare(report.id)}
      >
        Compare
      </Button>
    );
  }
  if (report.review) {
    return <span className={css.by}>{reviewedBy(report.review, of.zoneOf(row))}</span>;
  }
  if (!canVerify(of.viewer, row)) {
    return mayReview(of.viewer.grants, report) && !report.pending ? (
      <span className={css.by}>Somebody else verifies it</span>
    ) : (
      ''
    );
  }
  return (
    <Button
      size="small"
      icon={BadgeCheck}
      aria-label={`Verify the report: ${rowWords(row)}`}
      onClick={() => of.onVerify(row)}
    >
      Verify
    </Button>
  );
}

export function expectedColumns(of: Shown): Column<ExpectedRow>[] {
  return [
    {
      name: 'Due',
      card: 'line',
      cell: (row) => <span className={css.folds}>{momentWords(row.dueAt, of.zoneOf(row))}</span>,
    },
    { name: 'State', card: 'key', cell: stateOf },
    {
      name: 'People',
      number: true,
      card: 'figure',
      cell: (row) => {
        const { report } = row;
        if (!report || report.pending) return peopleWords(row);
        return (
          <button
            type="button"
            className={detailCss.open}
            aria-label={`Open the report: ${rowWords(row)}, ${peopleWords(row)}`}
            onClick={() => of.onOpen(report.id)}
          >
            {peopleWords(row)}
          </button>
        );
      },
    },
    {
      // Who reported, or who usually does.
      name: 'Reporter',
      card: 'foot',
      cell: (row) => <span className={css.folds}>{reporterWords(row, of.zoneOf(row))}</span>,
    },
    { name: 'To do', control: true, card: 'end', cell: (row) => actOf(row, of) },
  ];
}
