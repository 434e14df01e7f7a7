import type { MarkKind } from '#domain/rolls/marks.ts';
import type { AttendedOn } from '#domain/rolls/streaks.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import * as css from './attendance-tab.css.ts';

const words: Record<MarkKind, string> = {
  present: 'Present',
  absent: 'Absent',
  none: 'Not marked',
};

function Legend() {
  return (
    <span className={css.legend} aria-hidden="true">
      {(['present', 'absent', 'none'] as const).map((mark) => (
        <span key={mark} className={css.key}>
          <span className={css.sample[mark]} />
          {words[mark]}
        </span>
      ))}
    </span>
  );
}

/** The meetings from the oldest to the newest: filled, dashed or empty, and by their words for people who listen. */
export function Meetings({
  of,
  meetings,
  isSmall = false,
}: {
  /** The group, or the person. */
  of: string;
  /** The newest first. */
  meetings: readonly AttendedOn[];
  /** In a row of a list, where the days are said by each block alone. */
  isSmall?: boolean;
}) {
  const oldestFirst = meetings.toReversed();
  const [first] = oldestFirst;
  const last = oldestFirst.at(-1);
  const look = isSmall ? css.sample : css.block;
  return (
    <div className={isSmall ? undefined : css.strip}>
      <ol className={css.blocks} aria-label={`Meetings of ${of}`}>
        {oldestFirst.map(({ date, mark }) => {
          const says = `${shortDate(date)}: ${words[mark]}`;
          return (
            <li key={date} className={look[mark]} title={says}>
              <span className={visuallyHidden}>{says}</span>
            </li>
          );
        })}
      </ol>
      {!isSmall && (
        <div className={css.ends}>
          <span>{first && shortDate(first.date)}</span>
          <Legend />
          <span>{last && last !== first && shortDate(last.date)}</span>
        </div>
      )}
    </div>
  );
}
