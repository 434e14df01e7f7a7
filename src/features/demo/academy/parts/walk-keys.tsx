import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { pointing } from '../../../../ui/icon/pointing.tsx';
import { stayingBar } from '../../../../ui/staying-bar.ts';
import * as css from './academy.css.ts';

const Before = pointing(ArrowLeft);
const After = pointing(ArrowRight);

/** The way through a course, over the end of its step. At the last step it ends. */
export function WalkKeys({
  at,
  of,
  stepsKey,
  onStep,
  onFinish,
}: {
  /** Place of the open step, from 0. */
  at: number;
  of: number;
  /** Opens the steps, where they do not stand beside. */
  stepsKey: ReactNode;
  onStep(at: number): void;
  onFinish(): void;
}) {
  const isLast = at === of - 1;
  return (
    <nav aria-label="Way through the course" className={css.walk} {...stayingBar}>
      {stepsKey}
      <Button
        kind="ghost"
        size="touch"
        icon={Before}
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      >
        Previous
      </Button>
      <output className={css.count}>
        {at + 1} of {of}
      </output>
      {isLast ? (
        <Button kind="primary" size="touch" icon={Check} onClick={onFinish}>
          Finish
        </Button>
      ) : (
        <Button kind="primary" size="touch" icon={After} onClick={() => onStep(at + 1)}>
          Next
        </Button>
      )}
    </nav>
  );
}
