import { Link } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { MarkKind } from '#domain/rolls/marks.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { AttendanceInGroup } from '#store/rolls/person-attendance.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
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
function Meetings({ group, meetings }: { group: string; meetings: AttendanceInGroup['meetings'] }) {
  const oldestFirst = meetings.toReversed();
  const [first] = oldestFirst;
  const last = oldestFirst.at(-1);
  return (
    <div className={css.strip}>
      <ol className={css.blocks} aria-label={`Meetings of ${group}`}>
        {oldestFirst.map(({ date, mark }) => {
          const says = `${shortDate(date)}: ${words[mark]}`;
          return (
            <li key={date} className={css.block[mark]} title={says}>
              <span className={visuallyHidden}>{says}</span>
            </li>
          );
        })}
      </ol>
      <div className={css.ends}>
        <span>{first && shortDate(first.date)}</span>
        <Legend />
        <span>{last && last !== first && shortDate(last.date)}</span>
      </div>
    </div>
  );
}

function InGroup({
  of: { id, name, meetings, present, marked, streak },
}: {
  of: AttendanceInGroup;
}) {
  const isAway = streak?.startsWith('Absent');
  return (
    <Card>
      <div className={css.head}>
        <div>
          <h2 className={css.title}>
            <Link to="/apps/groups/$groupId" params={{ groupId: id }} className={css.link}>
              {name}
            </Link>
          </h2>
          <p className={css.about}>
            {meetings.length === 1 ? 'The last meeting' : `The last ${meetings.length} meetings`}
          </p>
        </div>
        <span className={css.sum}>
          <span className={css.number}>
            {present} of {marked}
          </span>
          {streak !== null && <Badge tone={isAway ? 'warning' : 'success'}>{streak}</Badge>}
        </span>
      </div>
      <Meetings group={name} meetings={meetings} />
    </Card>
  );
}

/** How somebody came to their groups: what this device holds of their roll calls. */
export function AttendanceTab({ of }: { of: readonly AttendanceInGroup[] }) {
  const offline = useConnection().state !== 'online';
  if (of.length === 0) {
    return (
      <Card>
        <EmptyState icon={CalendarCheck} title="No roll call yet">
          {offline
            ? 'None is on this device. You are offline, so newer ones may be missing.'
            : 'When somebody calls the roll of their group, it is shown here.'}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css.column}>
      {of.map((one) => (
        <InGroup key={one.id} of={one} />
      ))}
    </div>
  );
}
