import { dateOfDay, dayNumber, mondayOf } from '../../values/dates/day-number.ts';
import { easterOf } from '../../values/dates/easter.ts';

/** 52 whole weeks: the same day of the week. */
const yearInDays = 364;
/** Weeks that move with Easter, counted from its own: Palm Sunday, Easter, Easter Monday, Ascension, Pentecost. */
const moving = [-1, 0, 1, 6, 7];
/** Days that have their date: Christmas and the turn of the year. */
const fixed = ['01-01', '12-24', '12-25', '12-31'];

const yearOf = (day: number) => Number(dateOfDay(day).slice(0, 4));
const isSunday = (day: number) => mondayOf(day) + 6 === day;
const order = (a: number, b: number) => a - b;
const usual = (at: number) => at - yearInDays;

/**
 * Day (or Monday of a week) -> the one a year before, where that is not the usual one. Days that have a feast as their usual
 * one get in exchange what the feasts leave, so that each day of the year before stands beside one day.
 */
function exchanged(pairs: ReadonlyMap<number, number>): Map<number, number> {
  const taken = new Set(pairs.values());
  const free = [...pairs.keys()].map(usual).filter((day) => !taken.has(day));
  const displaced = [...taken].map((day) => day + yearInDays).filter((day) => !pairs.has(day));
  const all = new Map(pairs);
  const left = free.toSorted(order);
  for (const [at, day] of displaced.toSorted(order).entries()) all.set(day, left[at] ?? usual(day));
  return all;
}

/** Mondays of the weeks that move with Easter, in their order. */
function easterWeeks(year: number): number[] {
  const monday = mondayOf(dayNumber(easterOf(year)));
  return moving.map((weeks) => monday + 7 * weeks);
}

function exchangesOf(year: number) {
  const before = easterWeeks(year - 1);
  const weeks = easterWeeks(year).map(
    (monday, at) => [monday, before[at] ?? usual(monday)] as const,
  );
  const days = fixed.flatMap((date) => {
    const [day, then] = [dayNumber(`${year}-${date}`), dayNumber(`${year - 1}-${date}`)];
    // The count of a Sunday stands beside that of a Sunday.
    return isSunday(day) || isSunday(then) ? [] : [[day, then] as const];
  });
  return { weeks: new Map(weeks), days: new Map(days) };
}

/**
 * The day that stands beside another when years are compared (both as days since 1970): the same day of the week 52 weeks before, the weeks
 * of Easter and Pentecost beside each other, and Christmas and the turn of the year by their dates.
 */
export function sameDayBefore(firstDay: number, lastDay: number): (day: number) => number {
  const weekPairs = new Map<number, number>();
  const dayPairs = new Map<number, number>();
  for (let year = yearOf(firstDay) - 1; year <= yearOf(lastDay) + 1; year++) {
    const { weeks, days } = exchangesOf(year);
    for (const [monday, then] of exchanged(weeks)) weekPairs.set(monday, then);
    for (const [day, then] of days) dayPairs.set(day, then);
  }
  const byDay = exchanged(dayPairs);
  return (day) => {
    const monday = mondayOf(day);
    const then = weekPairs.get(monday);
    return then === undefined ? (byDay.get(day) ?? usual(day)) : then + day - monday;
  };
}
