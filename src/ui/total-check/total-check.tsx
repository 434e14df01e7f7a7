import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SplitCheck } from '#domain/attendance/rules.ts';
import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './total-check.css.ts';

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** Words of a check after its two numbers. */
export function difference(check: SplitCheck): string {
  switch (check.state) {
    case 'notCounted':
      return '';
    case 'matches':
      return 'matches attendance';
    case 'short':
      return `${people(check.difference)} still to count`;
    case 'over':
      return `${check.difference} too many`;
  }
}

/** Taps closer together than this are one count: nobody wants to hear each of them. */
const restMs = 900;

/** The words once they have rested for a moment. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/**
 * Whether the parts come to the total: seen at every tap, said politely when the counting rests.
 */
export function TotalCheck({ check, lead = '' }: { check: SplitCheck; lead?: string }) {
  const isCounted = check.state !== 'notCounted';
  const numbers = isCounted ? `${check.counted} of ${check.total}` : '';
  const said = useRested(isCounted ? `${lead} ${numbers}, ${difference(check)}`.trim() : '');
  const matches = check.state === 'matches';
  const tone = css.tone[matches ? 'matches' : 'differs'];
  return (
    <>
      <div className={css.check} aria-hidden="true">
        {isCounted && (
          <>
            <span className={tone}>
              <Icon of={matches ? CircleCheck : TriangleAlert} size="lg" />
            </span>
            <span className={cx(css.numbers, tone)}>
              {lead} {numbers}
            </span>
            <span className={cx(css.rest, matches && css.roomy)}>{difference(check)}</span>
          </>
        )}
      </div>
      <output className={visuallyHidden}>{said}</output>
    </>
  );
}
