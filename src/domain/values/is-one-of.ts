/** Whether a word from outside, such as a part of an address, is one of these. */
export function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}
