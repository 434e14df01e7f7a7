import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { tallyWords } from '#domain/tally/tally-keys.ts';
import type { Tap } from '#store/tally/tally.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LastTap } from '../../../ui/tally-key/last-tap.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import type { Hand } from './tally-feel.ts';
import { bar } from '../form/report-form.css.ts';
import * as css from './tally.css.ts';

const clock = new Intl.DateTimeFormat('en-ZA', { timeStyle: 'medium', hourCycle: 'h23' });

/** '09:14:08' by the device's clock. */
export function secondOfDay(ms: number): string {
  return Number.isNaN(new Date(ms).getTime()) ? '--:--:--' : clock.format(ms);
}

/** The last tap with the way back, and the end of counting: within the thumb's reach. */
export const TallyBar = memo(function TallyBar({
  last,
  unsaved,
  hand,
  canFinish,
  onUndo,
  onFinish,
}: {
  last: Tap | null;
  unsaved: boolean;
  hand: Hand;
  canFinish: boolean;
  onUndo(): void;
  onFinish(): void;
}) {
  const tap = last && { one: tallyWords[last.key].one, time: secondOfDay(last.at) };
  return (
    <div className={bar}>
      <div className={css.barInside[hand]}>
        <div className={css.lastTap[hand]}>
          {unsaved && (
            <SyncState state="attention" word="Not saved yet. Tap once more to try again" />
          )}
          <LastTap tap={tap} onUndo={onUndo} />
        </div>
        <Button
          kind="primary"
          size="usher"
          wide
          icon={Check}
          disabled={!canFinish}
          onClick={onFinish}
        >
          Finish counting
        </Button>
      </div>
    </div>
  );
});
