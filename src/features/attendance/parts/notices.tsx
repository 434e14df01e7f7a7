import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KnownReport } from '#store/attendance/known-report.ts';
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

const whereItIs = {
  saved: 'saved on this device, not sent yet.',
  sending: 'on its way from this device.',
  sent: 'sent from this device.',
  attention: 'not accepted: see My reports.',
} as const;

function saysOf(known: Exclude<KnownReport, { at: 'nowhere' }>): string {
  const { count, didNotMeet, where } =
    known.at === 'device'
      ? { ...known, where: whereItIs[known.state] }
      : {
          count: known.report.attendance,
          didNotMeet: known.report.didNotMeet,
          where: `sent by ${known.report.authorNames.join(' and ')}.`,
        };
  return didNotMeet
    ? `It says that the service did not take place, ${where}`
    : `${people(count ?? 0)}, ${where}`;
}

/** Said before the first count: this service was reported already, from here or by somebody. */
export function AlreadyReported({
  known,
  onChange,
}: {
  known: KnownReport;
  /** Starts from the numbers of that report; null where another tab counts. */
  onChange: (() => void) | null;
}) {
  if (known.at === 'nowhere') return null;
  // Where two reports differ, one is chosen, not changed.
  const differs = known.at === 'server' && known.report.openVersions > 0;
  const change = onChange !== null && !differs && (
    <Button size="touch" onClick={onChange}>
      Change it
    </Button>
  );
  return (
    <Banner tone="info" icon={Info} title="This service has a report." action={change}>
      {saysOf(known)} What you submit now takes its place.
    </Banner>
  );
}
