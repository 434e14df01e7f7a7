import PencilLine from 'lucide-react/icons/pencil-line';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { pointing } from '../icon/pointing.tsx';
import * as css from './tally-key.css.ts';

const UndoIcon = pointing(Undo2);

/** Count that the last tap added, and the only way back: the key names the count that it takes back. */
export function LastTap({
  tap,
  onUndo,
}: {
  /** 'woman' and '09:14:08'; null when there is nothing to take back. */
  tap: { one: string; time: string } | null;
  onUndo(): void;
}) {
  return (
    <div className={css.lastTap}>
      <div className={css.lastWords}>
        <output className={css.lastLine}>
          {tap ? `Last: +1 ${tap.one}, ${tap.time}` : 'Nothing to take back'}
        </output>
        <p className={css.saved}>
          <Icon of={PencilLine} size="xs" />
          Every tap is saved on this device
        </p>
      </div>
      <Button
        size="usher"
        icon={UndoIcon}
        disabled={tap === null}
        aria-label={tap ? `Undo +1 ${tap.one}` : 'Undo'}
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  );
}
