import GitCompare from 'lucide-react/icons/git-compare';
import { conflictOf } from '#store/attendance/conflict.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { totalWords } from './conflict-words.ts';
import { useCompare } from './use-compare.tsx';

/** Two people's numbers differ: one of them is chosen, not changed. */
export function DifferingReports({ reportId }: { reportId: string }) {
  const live = useLive(conflictOf, reportId);
  const { compare, sheet } = useCompare(true);
  if (live.state !== 'ready') return null;
  if (live.data === null) {
    return (
      <Banner tone="info" icon={GitCompare} title="Two people reported this service.">
        Their numbers differ: see My reports.
      </Banner>
    );
  }
  const { current, open } = live.data;
  return (
    <>
      <Banner
        tone="info"
        icon={GitCompare}
        title={`Two people reported this service: ${totalWords(current)} and ${totalWords(open)}.`}
        action={
          <Button size="touch" onClick={() => compare({ reportId })}>
            Compare
          </Button>
        }
      >
        Choose the right one.
      </Banner>
      {sheet}
    </>
  );
}
