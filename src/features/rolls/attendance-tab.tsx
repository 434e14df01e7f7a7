import { Link } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { AttendanceInGroup } from '#store/rolls/person-attendance.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import * as css from './attendance-tab.css.ts';
import { Meetings } from './meetings-strip.tsx';

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
      <Meetings of={name} meetings={meetings} />
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
