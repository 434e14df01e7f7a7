import { folded } from '../values/name-words.ts';

/** The letter under which a list names a text, without its accent: 'E' for 'Élodie'; '#' where it begins with no letter. */
export function firstLetter(text: string): string {
  const [first = ''] = folded(text);
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
