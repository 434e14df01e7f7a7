import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
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
  /** Opens the steps, where there is no room for them beside; null where they stand there. */
  stepsKey: ReactNode;
  onStep(at: number): void;
  onFinish(): void;
}) {
  const isFirst = at === 0;
  const isLast = at === of - 1;
  const back = () => onStep(at - 1);
  return (
    <nav aria-label="Way through the course" className={css.walk} {...stayingBar}>
      {stepsKey}
      {stepsKey === null ? (
        <Button kind="ghost" size="touch" icon={Before} disabled={isFirst} onClick={back}>
          Previous
        </Button>
      ) : (
        <IconButton icon={Before} size="touch" label="Previous" disabled={isFirst} onClick={back} />
      )}
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
