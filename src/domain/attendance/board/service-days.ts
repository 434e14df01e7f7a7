import type { Service } from '../../churches/entities.ts';
import { addDays, weekday } from '../../values/dates/local-date.ts';

const week = 7;

/** Weekdays (0 Sunday to 6 Saturday) on which some church has a service. */
export function weekdaysOfServices(
  services: readonly Pick<Service, 'kind' | 'status' | 'weekdays'>[],
): ReadonlySet<number> {
  const counted = services.filter(({ kind, status }) => kind !== 'cell' && status === 'active');
  return new Set(counted.flatMap(({ weekdays }) => weekdays));
}

/** The nearest day before or after on which there are services; the neighbouring day where there are none. */
export function nextServiceDay(date: string, by: -1 | 1, weekdays: ReadonlySet<number>): string {
  for (let days = 1; days <= week; days += 1) {
    const day = addDays(date, by * days);
    if (weekdays.has(weekday(day))) return day;
  }
  return addDays(date, by);
}
