import Info from 'lucide-react/icons/info';
import { Suspense } from 'react';
import type { KnownReport } from '#store/attendance/known-report.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { preloadPart } from '../../../ui/preload-part.tsx';
import { people } from '../strings.ts';

const differing = preloadPart(() =>
  import('../conflict/differing-reports.tsx').then((part) => part.DifferingReports),
);

const whereItIs = {
  saved: 'saved on this device, not sent yet.',
  sending: 'on its way from this device.',
  sent: 'sent from this device.',
  attention: 'not accepted: see My reports.',
} as const;

/** An imported report has no author. */
function sentBy(names: readonly string[]): string {
  return names.length === 0 ? 'from an import.' : `sent by ${names.join(' and ')}.`;
}

function saysOf(known: Exclude<KnownReport, { at: 'nowhere' }>): string {
  const { count, didNotMeet, where } =
    known.at === 'device'
      ? { ...known, where: whereItIs[known.state] }
      : {
          count: known.report.attendance,
          didNotMeet: known.report.didNotMeet,
          where: sentBy(known.report.authorNames),
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
  if (known.at === 'server' && known.report.openVersions > 0) {
    return (
      <Suspense>
        <differing.Part reportId={known.report.id} />
      </Suspense>
    );
  }
  const change = onChange !== null && (
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
