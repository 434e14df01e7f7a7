import { folded } from '../values/name-words.ts';

/** A run of digits behind how many they are: that of 10 stands behind that of 9, as they do in a list. */
function sized(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  return `${String(number.length).padStart(3, '0')}${number}`;
}

/**
 * A text as a list is ordered by it: small letters, no accents, numbers by their size. Keys compare as plain strings
 * do, so that an index of the device has the order of the list.
 */
export function orderKey(text: string): string {
  return folded(text).replaceAll(/\d+/g, sized);
}
