import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { settling } from '../../../ui/settling.ts';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import * as css from './conflict.css.ts';

/** ms in which adding up can be undone: the two numbers are one afterwards, for everybody. */
const undoFor = 8000;

/** Two counts that were added, and are kept by themselves unless somebody undoes it. */
export function AddedUp({
  total,
  busy,
  onKeep,
  onUndo,
}: {
  /** Total of the report, in words. */
  total: string;
  busy: boolean;
  onKeep(): void;
  onUndo(): void;
}) {
  const title = useFirstFocus<HTMLHeadingElement>();
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    const timer = setTimeout(() => keep(), undoFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={settling}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        Two counts, added
      </h2>
      <p className={css.lead}>
        The report will say {total}. It is saved in a few seconds, or when you close this.
      </p>
      <div className={css.actions}>
        <Button size="usher" wide disabled={busy} onClick={onUndo}>
          Undo
        </Button>
        <Button size="usher" wide disabled={busy} onClick={onKeep}>
          Save now
        </Button>
      </div>
    </div>
  );
}
