import GitCompare from 'lucide-react/icons/git-compare';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './check-in-result.css.ts';

/** One ticket at two gates: a human looks up and says who is there. */
export function SameTicket({
  person,
  here,
  there,
  onHere,
  onUndo,
}: {
  person: string;
  /** When it was accepted at this gate: '06:41'. */
  here: string;
  /** 'the bus gate', '06:38'. */
  there: { gate: string; time: string };
  onHere(): void;
  onUndo(): void;
}) {
  const title = useId();
  return (
    <section className={css.twice} aria-labelledby={title}>
      <p id={title} className={css.twiceTitle}>
        <Icon of={GitCompare} size="md" />
        Same ticket at two gates
      </p>
      <p className={css.words}>
        {person} was accepted here at {here} and at {there.gate} at {there.time}. Is this person
        here?
      </p>
      <div className={css.keys}>
        <Button size="touch" onClick={onHere}>
          Yes, keep mine
        </Button>
        <Button size="touch" onClick={onUndo}>
          No, undo mine
        </Button>
      </div>
    </section>
  );
}
