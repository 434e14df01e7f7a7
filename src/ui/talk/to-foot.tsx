import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../button/button.tsx';
import * as css from './talk.css.ts';

/** Key over a list of messages that goes to those which came while somebody read further up. */
export function ToFoot({ missed, toFoot }: { missed: boolean; toFoot(): void }) {
  if (!missed) return null;
  return (
    <div className={css.below}>
      <Button icon={ArrowDown} className={css.belowKey} onClick={toFoot}>
        New messages
      </Button>
    </div>
  );
}
