import { folded } from '../name-words.ts';
import { monthNames } from './partial-date.ts';

/** Three letters tell one month from another, and Afrikaans has most of them in common with English. */
const letters = 3;
const shortNames = monthNames.map((month) => folded(month).slice(0, letters));

/** 1 January to 12 December of 'March', 'mar', 'Sept.'; undefined for what is no month. */
export function monthNamed(word: string): number | undefined {
  const at = shortNames.indexOf(folded(word).slice(0, letters));
  return at < 0 ? undefined : at + 1;
}
