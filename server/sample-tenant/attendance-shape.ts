import { addDays, daysBetween, weekday } from '#domain/values/dates/local-date.ts';

/** Course of a church over two years: people each year as a factor of the year before. */
export interface Course {
  yearlyGrowth: number;
  /** The church was planted so many weeks ago; null for one that is older than the sample. */
  plantedWeeksAgo: number | null;
}

const growing: Course = { yearlyGrowth: 1.06, plantedWeeksAgo: null };

/** Churches of the sample with a story of their own, by name. */
const courses: Readonly<Record<string, Course>> = {
  Paarl: { yearlyGrowth: 0.9, plantedWeeksAgo: null },
  Tembisa: { yearlyGrowth: 1.12, plantedWeeksAgo: null },
  George: { yearlyGrowth: 1.35, plantedWeeksAgo: 52 },
};

export const courseOf = (church: string): Course => courses[church] ?? growing;

/** Easter Sunday of a year, by the rule of Gauss for the Gregorian calendar. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((13 + 8 * century) / 25);
  const leapShift = (15 - moonShift + century - Math.floor(century / 4)) % 30;
  const weekShift = (4 + century - Math.floor(century / 4)) % 7;
  const moon = (19 * (year % 19) + leapShift) % 30;
  const day = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + weekShift) % 7;
  const late = moon === 29 && day === 6;
  const veryLate = moon === 28 && day === 6 && (11 * leapShift + 11) % 30 < 19;
  const offset = 22 + moon + day - (late || veryLate ? 7 : 0);
  return addDays(`${year}-03-01`, offset - 1);
}

/** South African schools rest over Christmas and in July; pay comes at the end of a month. */
function season(date: string): number {
  const monthAndDay = date.slice(5);
  if (date === easter(Number(date.slice(0, 4)))) return 1.3;
  if (monthAndDay >= '12-17' || monthAndDay <= '01-09') return 0.72;
  if (monthAndDay >= '06-28' && monthAndDay <= '07-20') return 0.88;
  return Number(date.slice(8)) >= 25 ? 1.06 : 1;
}

/**
 * People expected in a room where `usual` come today. Not what was counted: no two Sundays are alike.
 *
 * @returns null before the church was planted
 */
export function expectedPeople(
  usual: number,
  { yearlyGrowth, plantedWeeksAgo }: Course,
  date: string,
  today: string,
): number | null {
  const daysAgo = daysBetween(date, today);
  if (plantedWeeksAgo !== null && daysAgo > plantedWeeksAgo * 7) return null;
  return usual * yearlyGrowth ** (-daysAgo / 365) * season(date);
}

/** The Sunday that a storm took, eight or nine weeks ago. */
export const stormSunday = (today: string): string => {
  const aBitAgo = addDays(today, -60);
  return addDays(aBitAgo, -weekday(aBitAgo));
};
