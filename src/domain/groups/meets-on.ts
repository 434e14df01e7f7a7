import { weekdaysOf } from '../meetings/schedule.ts';
import type { DerivedFilter } from '../register/register.ts';
import type { Group } from './entities.ts';

/** By the number of the day. */
const days = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** The weekdays on which a group meets, in whichever weeks. One that meets on dates of the month meets on no fixed day. */
export const meetsOn: DerivedFilter<Group> = {
  label: 'Meets on',
  options: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    none: 'No fixed weekday',
  },
  choicesOf: ({ schedule }) => {
    const found = weekdaysOf(schedule ?? '').flatMap((day) => days[day] ?? []);
    return found.length === 0 ? ['none'] : found;
  },
};
