import { folded } from '../values/name-words.ts';

/** What two ways of writing a name share: Nkosi and Nkozi, Philips and Fillips, Smith and Smyth. */
export function soundOf(name: string): string {
  const letters = folded(name)
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('ph', 'f')
    .replaceAll(/[zs]+/g, 's')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('v', 'f')
    .replaceAll('y', 'i')
    .replaceAll(/(?<=.)h/g, '');
  // Vowels behind the first letter are what people write differently.
  return letters.replaceAll(/(?<=.)[aeiou]/g, '').replaceAll(/(.)\1+/gu, '$1');
}
