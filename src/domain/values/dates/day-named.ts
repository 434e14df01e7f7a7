import { folded } from '../name-words.ts';
import { nameOfDay } from './name-of-day.ts';

const days = [0, 1, 2, 3, 4, 5, 6];

/** 0 Sunday to 6 Saturday of 'Thursday', 'thursdays', 'Thu', 'th'; undefined for what is no day. */
export function dayNamed(word: string): number | undefined {
  const single = folded(word).trim().replace(/s$/, '');
  return days.find((day) => single.length >= 2 && folded(nameOfDay(day)).startsWith(single));
}
