import BadgeCheck from 'lucide-react/icons/badge-check';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { Button } from '../../../ui/button/button.tsx';
import { grouped } from '../../../ui/time.ts';
import type { Viewer } from '../review/review-actions.tsx';
import { canVerify, mayRemind, maySubmit } from './expected-columns.tsx';
import * as css from './expected.css.ts';

/** What can be done with all the chosen rows together; each key says how many it is about. */
export function ChosenBar({
  rows,
  viewer,
  onVerify,
  onRemind,
  onNotMet,
  onClear,
}: {
  rows: readonly ExpectedRow[];
  viewer: Viewer;
  onVerify(rows: readonly ExpectedRow[]): void;
  onRemind(rows: readonly ExpectedRow[]): void;
  onNotMet(rows: readonly ExpectedRow[]): void;
  onClear(): void;
}) {
  if (rows.length === 0) return null;
  const missing = rows.filter(({ state }) => state === 'missing');
  const toRemind = missing.filter((row) => row.reminder === null && mayRemind(viewer, row));
  const toMark = rows.filter((row) => row.report === null && maySubmit(viewer, row));
  const toVerify = rows.filter((row) => canVerify(viewer, row));
  const chosen = missing.length === rows.length ? 'missing selected' : 'selected';
  return (
    <div className={css.chosen} role="toolbar" aria-label="Chosen reports">
      <span className={css.count}>
        {grouped(rows.length)} {chosen}
      </span>
      {toVerify.length > 0 && (
        <Button icon={BadgeCheck} onClick={() => onVerify(toVerify)}>
          Verify {grouped(toVerify.length)}
        </Button>
      )}
      {toRemind.length > 0 && (
        <Button icon={BellRing} onClick={() => onRemind(toRemind)}>
          Remind of {grouped(toRemind.length)}
        </Button>
      )}
      {toMark.length > 0 && (
        <Button icon={CalendarX2} onClick={() => onNotMet(toMark)}>
          Mark {grouped(toMark.length)} “did not meet”
        </Button>
      )}
      <Button kind="ghost" onClick={onClear}>
        Choose none
      </Button>
    </div>
  );
}
