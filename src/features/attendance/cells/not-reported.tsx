import Bell from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { CellsToLookAt, SilentCell } from '#domain/attendance/cells/cells-to-look-at.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { bar } from '../../../ui/progress-bar/progress-bar.css.ts';
import { Remind } from '../../../ui/report-state/report-state.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { grouped } from '../../../ui/time.ts';
import * as css from '../dashboard/church-dashboard.css.ts';
import { remind } from '../expected/expected-acts.ts';
import { mayRemind, remindedAt } from '../expected/expected-columns.tsx';
import type { Viewer } from '../review/review-actions.tsx';

const shownAtFirst = 6;

type Silent = SilentCell<ExpectedRow>;

function silence({ row, meetings }: Silent): string {
  if (meetings > 1) return `${meetings} meetings without a report`;
  return `Was due ${shortDate(row.date)}`;
}

function SilentLine({
  of,
  viewer,
  timeZone,
  today,
}: {
  of: Silent;
  viewer: Viewer;
  timeZone: string;
  today: string;
}) {
  return (
    <li className={css.row}>
      <Avatar name={of.row.lastAuthor ?? of.row.name} />
      <span className={css.words}>
        <span className={css.name}>
          {of.row.name}, {of.row.churchName}
        </span>
        <span className={cx(css.fact, of.meetings > 1 && css.warning)}>
          {silence(of)}
          {of.row.lastAuthor !== null && ` · ${of.row.lastAuthor}`}
        </span>
      </span>
      {(of.row.reminder !== null || mayRemind(viewer, of.row)) && (
        <Remind
          what={`${of.row.name}, ${of.row.churchName}`}
          remindedAt={of.row.reminder && remindedAt(of.row.reminder, { zone: timeZone, today })}
          onRemind={() => void attempt(remind([of.row]))}
        />
      )}
    </li>
  );
}

/** Cells whose last meeting has no report, and the keys that remind whoever sends it. */
export function NotReported({
  look: { silent, due },
  viewer,
  timeZone,
  today,
}: {
  look: CellsToLookAt<ExpectedRow>;
  viewer: Viewer;
  timeZone: string;
  today: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const shown = isWhole ? silent : silent.slice(0, shownAtFirst);
  const toRemind = silent.flatMap(({ row }) =>
    row.reminder === null && mayRemind(viewer, row) ? [row] : [],
  );
  async function remindAll(): Promise<void> {
    setBusy(true);
    await attempt(remind(toRemind));
    setBusy(false);
  }
  return (
    <Card className={css.part}>
      <div className={css.partHead}>
        <div>
          <h2 className={css.partTitle}>Not reported yet</h2>
          <p className={css.fact}>
            {grouped(silent.length)} of {grouped(due)} cells
          </p>
        </div>
        {toRemind.length > 1 && (
          <Button icon={Bell} busy={busy && 'Reminding…'} onClick={() => void remindAll()}>
            Remind all
          </Button>
        )}
      </div>
      {due > 0 && (
        <progress
          className={cx(bar, css.bar)}
          aria-label={`${due - silent.length} of ${due} cells reported`}
          value={due - silent.length}
          max={due}
        />
      )}
      {silent.length === 0 && (
        <EmptyState icon={CircleCheck} title={due === 0 ? 'Nothing is due yet' : 'All in'}>
          Cells without a report of their last meeting appear here.
        </EmptyState>
      )}
      <ul className={css.rows}>
        <Rows of={shown} keyOf={({ row }) => row.key}>
          {(one) => <SilentLine of={one} viewer={viewer} timeZone={timeZone} today={today} />}
        </Rows>
      </ul>
      {shown.length < silent.length && (
        <Button kind="ghost" onClick={() => setWhole(true)}>
          Show all {silent.length}
        </Button>
      )}
    </Card>
  );
}
