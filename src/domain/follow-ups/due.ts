import type { DerivedFilter } from '../register/register.ts';
import type { FollowUp } from './entities.ts';

export type Due = 'done' | 'overdue' | 'today' | 'later' | 'noDay';

/** The day on which it is to be done; null for none. */
export function dayOf({ snoozedUntil, actionDate }: FollowUp): string | null {
  return snoozedUntil ?? actionDate;
}

/** `today`: yyyy-MM-dd. */
export function dueOn(row: FollowUp, today: string): Due {
  if (row.doneOn !== null) return 'done';
  const day = dayOf(row);
  if (day === null) return 'noDay';
  if (day === today) return 'today';
  return day < today ? 'overdue' : 'later';
}

export function isOpen({ status }: Pick<FollowUp, 'status'>): boolean {
  return status === 'active';
}

/** The earliest day first, those without a day last; of one day, the urgent first. */
export function byDay(one: FollowUp, other: FollowUp): number {
  const days = (dayOf(one) ?? '9999').localeCompare(dayOf(other) ?? '9999');
  if (days !== 0) return days;
  if (one.severity !== other.severity) return one.severity === 'Urgent' ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Filter of the list by the day on which a follow-up is due. */
export const due: DerivedFilter<FollowUp> = {
  label: 'When',
  options: {
    open: 'Open',
    overdue: 'Overdue',
    today: 'Due today',
    later: 'Due later',
    noDay: 'Without a day',
    done: 'Done',
  },
  choicesOf: (row, today) => {
    const when = dueOn(row, today);
    return when === 'done' ? [when] : ['open', when];
  },
};
