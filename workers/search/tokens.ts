import { nameWords } from '#domain/values/name-words.ts';

/** A number, however its digits are grouped. */
const number = /\+?\d(?:[\s().-]*\d)*/g;

/** As people in South Africa write it: a number of another country keeps its country. */
function digitsOf(written: string): string {
  return written
    .replaceAll(/[^+\d]/g, '')
    .replace(/^(\+|00)27/, '0')
    .replace(/^\+/, '');
}

/** Search tokens of a text: its words, without accents, and each number as one. */
export function tokensOf(text: string): string[] {
  const numbers = [...text.matchAll(number)].map(([written]) => digitsOf(written));
  return [...nameWords(text.replaceAll(number, ' ')), ...numbers];
}
