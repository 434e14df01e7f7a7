import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Button } from '../../ui/button/button.tsx';
import { SyncState } from '../../ui/sync-state/sync-state.tsx';
import { grouped, timeOfDay } from '../../ui/time.ts';
import * as css from './roll-call.css.ts';
import type { Calling } from './use-roll-call.ts';

/** The two keys within the thumb's reach, where the marks are, and how many are left. */
export function RollFoot({
  calling: { savedAt, unsaved },
  left,
  busy,
  onFirstTimer,
  onNext,
}: {
  calling: Calling;
  left: number;
  busy: boolean;
  onFirstTimer(): void;
  onNext(): void;
}) {
  return (
    <div className={css.foot}>
      <div className={css.keys}>
        <Button size="touch" icon={UserRoundPlus} aria-haspopup="dialog" onClick={onFirstTimer}>
          First timer
        </Button>
        <Button kind="primary" size="touch" busy={busy && 'Saving…'} onClick={onNext}>
          Next: the report
        </Button>
      </div>
      <div className={css.state}>
        {unsaved ? (
          <SyncState state="attention" word="Not saved yet. Mark somebody to try again" />
        ) : (
          savedAt > 0 && <SyncState state="draft" word={`Draft · saved ${timeOfDay(savedAt)}`} />
        )}
        <p className={css.left}>
          {left === 0 ? 'Everybody is marked' : `${grouped(left)} still to mark`}
        </p>
      </div>
    </div>
  );
}
