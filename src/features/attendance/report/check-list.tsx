import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ReportCheck } from './report-checks.ts';
import * as css from './report-detail.css.ts';

/** Checks that agree, and checks that need a look. */
export function CheckList({ checks }: { checks: readonly ReportCheck[] }) {
  return (
    <ul className={css.checks} aria-label="Checks">
      {checks.map(({ agrees, words }) => (
        <li key={words} className={css.check}>
          <span className={css.mark[agrees ? 'agrees' : 'differs']}>
            <Icon of={agrees ? CircleCheck : TriangleAlert} size="md" />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
