import BadgeCheck from 'lucide-react/icons/badge-check';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import GitCompare from 'lucide-react/icons/git-compare';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import { differences } from '#domain/attendance/deciding.ts';
import type { Decision, ReportVersion } from '#domain/attendance/entities.ts';
import type { ReportReview } from '#domain/attendance/reviewing/report-review.ts';
import type { ReportDetail } from '#store/attendance/report-detail.ts';
import type { ReportFields } from '#store/attendance/report-fields.ts';
import { dateInZone, timeInZone } from '#domain/values/dates/local-date.ts';
import type { TimelineEvent } from '../../../ui/timeline/timeline.tsx';
import { cellOf, fieldWord, totalWords } from '../conflict/conflict-words.ts';

/** 'Adults 228 → 235. Teens 40 → 42', against the version it was based on. */
function changesOf(version: ReportVersion, before: ReportVersion, own: ReportFields): string {
  return differences(before, version)
    .map((field) => {
      const [was, is] = [cellOf(before, field, own), cellOf(version, field, own)];
      return `${fieldWord(field, own)} ${was} → ${is}`;
    })
    .join('. ');
}

function when(instant: string, timeZone: string) {
  const at = new Date(instant);
  return { date: dateInZone(at, timeZone), time: timeInZone(at, timeZone) };
}

function versionEvent(
  version: ReportVersion,
  { versions, timeZone, own }: ReportDetail,
): TimelineEvent {
  const { id, authorNames, basedOn, receivedAt } = version;
  const before = versions.find((one) => one.id === basedOn);
  const changes = before ? changesOf(version, before, own) : '';
  const verb = before ? 'changed it to' : 'reported';
  return {
    id,
    ...when(receivedAt, timeZone),
    icon: before ? Pencil : Send,
    tone: version.state === 'open' ? 'violet' : 'success',
    title: `${authorNames.join(' and ') || 'An import'} ${verb} ${totalWords(version)}`,
    detail:
      [version.reason && `“${version.reason}”`, changes].filter(Boolean).join('. ') || undefined,
  };
}

function decisionEvent(decision: Decision, timeZone: string): TimelineEvent {
  const { id, at, name, choice, authorNames, reason } = decision;
  const whose =
    authorNames.length === 0 ? 'the numbers' : `the report of ${authorNames.join(' and ')}`;
  return {
    id,
    ...when(at, timeZone),
    icon: choice === 'void' ? Trash : GitCompare,
    tone: 'violet',
    title: choice === 'void' ? `${name} deleted it` : `${name} decided on ${whose}`,
    detail: reason ?? undefined,
  };
}

function reviewEvent({ id, at, name, state, note }: ReportReview, timeZone: string): TimelineEvent {
  const isVerified = state === 'verified';
  return {
    id,
    ...when(at, timeZone),
    icon: isVerified ? BadgeCheck : CornerUpLeft,
    tone: isVerified ? 'success' : 'warning',
    title: `${name || 'You'} ${state} it`,
    detail: note ?? undefined,
  };
}

const minuteOf = ({ date, time }: TimelineEvent) => `${date} ${time}`;

/** Events of a report, the newest first. */
export function historyOf(detail: ReportDetail): TimelineEvent[] {
  const { versions, report, timeZone } = detail;
  const events = versions.map((version) => versionEvent(version, detail));
  if (report.decision) events.push(decisionEvent(report.decision, timeZone));
  if (report.review) events.push(reviewEvent(report.review, timeZone));
  return events.toReversed().toSorted((a, b) => minuteOf(b).localeCompare(minuteOf(a)));
}
