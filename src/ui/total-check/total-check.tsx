import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SplitCheck } from '#domain/attendance/rules.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './total-check.css.ts';

function people(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** What a check says after its two numbers. */
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

/** Whether the parts come to the total; said politely to people who listen. */
export function TotalCheck({ check }: { check: SplitCheck }) {
  return (
    <output className={css.check}>
      {check.state !== 'notCounted' && (
        <>
          <span className={css.tone[check.state === 'matches' ? 'matches' : 'differs']}>
            <Icon of={check.state === 'matches' ? CircleCheck : TriangleAlert} size="lg" />
          </span>
          <span
            className={cx(css.numbers, css.tone[check.state === 'matches' ? 'matches' : 'differs'])}
          >
            {check.counted} of {check.total}
          </span>
          <span className={cx(css.rest, check.state === 'matches' && css.roomy)}>
            {difference(check)}
          </span>
        </>
      )}
    </output>
  );
}
