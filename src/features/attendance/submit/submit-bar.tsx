import Send from 'lucide-react/icons/send';
import { timeOfDay } from '../../../ui/time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import * as css from '../form/report-form.css.ts';

const SendIcon = pointing(Send);

/** State of the numbers, the missing fields, and the one primary button: within the thumb's reach. */
export function SubmitBar({
  savedAt,
  unsaved,
  step,
  busy,
  readOnly,
  onSubmit,
}: {
  /** Device clock, ms; 0 before the first change. */
  savedAt: number;
  unsaved: boolean;
  step: string;
  busy: boolean;
  readOnly: boolean;
  onSubmit(): void;
}) {
  return (
    <div className={css.bar}>
      <div className={css.barInside}>
        <div className={css.state}>
          {unsaved ? (
            <SyncState state="attention" word="Not saved yet. Change a number to try again" />
          ) : (
            savedAt > 0 && (
              <SyncState
                state="draft"
                word={`Draft · saved on this device ${timeOfDay(savedAt)}`}
              />
            )
          )}
          <p className={css.step}>{step}</p>
        </div>
        <Button
          kind="primary"
          size="usher"
          wide
          icon={SendIcon}
          busy={busy && 'Saving…'}
          disabled={readOnly}
          onClick={onSubmit}
        >
          Submit report
        </Button>
      </div>
    </div>
  );
}
