import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { people } from '../strings.ts';

/** Another tab counts this report; this one shows it and can take it over. */
export function Elsewhere({ onContinue }: { onContinue(): void }) {
  return (
    <Banner
      tone="info"
      icon={Info}
      title="This report is open in another tab."
      action={
        <Button size="touch" onClick={onContinue}>
          Continue here
        </Button>
      }
    />
  );
}

/** The church or the service is gone; what was counted is not. */
export function Gone({ problem }: { problem: string }) {
  return (
    <Banner tone="warning" icon={TriangleAlert} title={`${problem}.`}>
      Your numbers are kept.
    </Banner>
  );
}

/** Said before the first count: somebody reported this service already. */
export function AlreadyReported({ report }: { report: AttendanceReport }) {
  const says = report.didNotMeet
    ? 'It says that the service did not take place.'
    : `${people(report.attendance ?? 0)}, sent by ${report.authorNames.join(' and ')}.`;
  return (
    <Banner tone="info" icon={Info} title="This service has a report.">
      {says} What you submit now takes its place.
    </Banner>
  );
}
