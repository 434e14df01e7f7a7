import { dayHere } from '#domain/values/dates/day-here.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { type Due, dueOn } from '#domain/follow-ups/due.ts';
import type { FollowUp } from '#domain/follow-ups/entities.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import type { IconOf } from '../../ui/icon/icon.tsx';

const said: Partial<
  Record<Due, { tone: Parameters<typeof Badge>[0]['tone']; icon: IconOf; words: string }>
> = {
  done: { tone: 'success', icon: Check, words: 'Done' },
  overdue: { tone: 'danger', icon: AlarmClock, words: 'Overdue' },
  today: { tone: 'warning', icon: CalendarClock, words: 'Due today' },
};

/** Whether a follow-up is done or due; null for one that waits for its day. */
export function dueBadge(of: FollowUp) {
  const one = said[dueOn(of, dayHere())];
  return one ? (
    <Badge tone={one.tone} icon={one.icon}>
      {one.words}
    </Badge>
  ) : null;
}
