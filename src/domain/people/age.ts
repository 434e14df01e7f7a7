import { monthNames, type PartialDate } from '../values/dates/partial-date.ts';
import { type AgeBands, usualBands } from './age-bands.ts';
import type { AgeClass, Person } from './entities.ts';

/** Whole years on this day (yyyy-MM-dd); null where the year of birth is unknown. The first day counts where the day is unknown. */
export function ageOn({ year, month = 1, day = 1 }: PartialDate, today: string): number | null {
  if (year === undefined) return null;
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
}

/** By the bands of the organisation. Of somebody without a year of birth, what was chosen. */
export function ageClassOn(
  { birthDate, ageClassification = 'Unknown' }: Pick<Person, 'birthDate' | 'ageClassification'>,
  today: string,
  { teenFrom, adultFrom }: AgeBands = usualBands,
): AgeClass {
  const age = birthDate ? ageOn(birthDate, today) : null;
  if (age === null) return ageClassification;
  if (age < teenFrom) return 'Child';
  return age < adultFrom ? 'Teen' : 'Adult';
}

const two = (value: number) => String(value).padStart(2, '0');

/** '1988-03-14', '1988-03', '1988', or '14 March'; '' for nothing. */
export function birthText(value: unknown): string {
  const { year, month, day } = value as PartialDate;
  if (year !== undefined) {
    return [
      String(year),
      ...(month === undefined ? [] : [month, ...(day === undefined ? [] : [day])]).map(two),
    ].join('-');
  }
  const name = month === undefined ? '' : (monthNames[month - 1] ?? '');
  return day === undefined ? name : `${day} ${name}`;
}
