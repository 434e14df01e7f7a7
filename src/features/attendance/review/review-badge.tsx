import Inbox from 'lucide-react/icons/inbox';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ReportState } from '../../../ui/report-state/report-state.tsx';

/** Beside the name of a report: whether somebody looked at it. */
export function ReviewBadge({ report }: { report: AttendanceReport }) {
  if (report.openVersions > 0) return <ReportState state="conflict" />;
  if (report.review) return <ReportState state={report.review.state} />;
  return (
    <Badge tone="info" icon={Inbox}>
      To be verified
    </Badge>
  );
}
