import AlarmClock from 'lucide-react/icons/alarm-clock';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { dueOn } from '#domain/follow-ups/due.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { localToday } from './local-today.ts';

/** Whether a follow-up is done, overdue or moved; nothing for one that waits for its day. */
export function DueBadge({ of }: { of: FollowUp }) {
  switch (dueOn(of, localToday())) {
    case 'done':
      return (
        <Badge tone="success" icon={Check}>
          Done
        </Badge>
      );
    case 'overdue':
      return (
        <Badge tone="danger" icon={AlarmClock}>
          Overdue
        </Badge>
      );
    case 'today':
      return (
        <Badge tone="warning" icon={CalendarClock}>
          Due today
        </Badge>
      );
    default:
      return of.snoozedUntil === null ? null : (
        <Badge tone="neutral" icon={CalendarClock}>
          Moved to {dateWithYear(of.snoozedUntil)}
        </Badge>
      );
  }
}
