import { useEffect, useState } from 'react';
import { handedOver } from '#store/tally/tapping.ts';
import { Button } from '../../../ui/button/button.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { people } from '../strings.ts';
import { DoorSums } from './door-sums.tsx';
import { fillReport, peopleInReport } from './finish-tally.ts';
import type { TallySheetProps } from './sheet-props.ts';
import { peopleInSum } from './tally-totals.tsx';
import * as css from './tally.css.ts';

type InReport =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'known'; people: number | null };

function useInReport({ churchId, serviceId, date }: TallySheetProps['place']): InReport {
  const [found, setFound] = useState<InReport>({ state: 'reading' });
  useEffect(() => {
    let current = true;
    const tell = (now: InReport) => current && setFound(now);
    peopleInReport({ churchId, serviceId, date }).then(
      (known) => tell({ state: 'known', people: known }),
      () => tell({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [churchId, serviceId, date]);
  return found;
}

/** The end of counting: the report gets the sum of the doors, and is looked at before it is submitted. */
export function FinishSheet({ tallying, place, doors, asked, onFilled, onClose }: TallySheetProps) {
  const [busy, setBusy] = useState(false);
  const report = useInReport(place);
  const counted = doors.filter(({ isLeftOut }) => !isLeftOut);
  const total = peopleInSum(doors);
  const inReport = report.state === 'known' ? report.people : null;
  const isOther = inReport !== null && inReport !== total && inReport !== tallying.tally.finished;

  async function fill() {
    setBusy(true);
    const done = await attempt(fillAndKeep());
    setBusy(false);
    if (done) onFilled();
  }
  async function fillAndKeep() {
    const filled = await fillReport(place, doors, asked);
    tallying.change((tally) => handedOver(tally, filled));
    await tallying.flush();
  }
  return (
    <Sheet title={`Finish with ${people(total)}?`} onClose={onClose}>
      {report.state === 'failed' ? (
        <NotRead title="The report was not read" />
      ) : (
        <div className={css.sheet}>
          <DoorSums doors={counted} total={total} />
          {isOther && (
            <output className={css.warning}>
              The report says {people(inReport)} now. Finishing writes the counted numbers in their
              place.
            </output>
          )}
          <p className={css.hint}>
            This fills the report. It is submitted when you press Submit there.
          </p>
          <Button
            kind="primary"
            size="usher"
            wide
            busy={busy && 'Filling the report…'}
            disabled={report.state === 'reading'}
            onClick={() => void fill()}
          >
            {isOther ? 'Replace the numbers in the report' : 'Fill the report'}
          </Button>
          <Button size="usher" kind="ghost" wide onClick={onClose}>
            Count on
          </Button>
        </div>
      )}
    </Sheet>
  );
}
