const words: Readonly<Record<number, string>> = {
  [-1]: 'last',
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
};

/** 'first', '5th', '22nd', 'last' for -1; as a number, '1st'. */
export function ordinalOf(count: number, as: 'word' | 'number' = 'word'): string {
  const word = as === 'word' ? words[count] : undefined;
  if (word !== undefined) return word;
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const end = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[count % 10] ?? 'th');
  return `${count}${end}`;
}

const others: Readonly<Record<string, number>> = { other: 2, alternate: 2, fifth: 5, final: -1 };

/** The number that a word says: 'second', '2nd', '2', 'other' (every other), 'last' (-1); undefined for what is none. */
export function ordinalNamed(word: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  if (digits !== undefined) return Number(digits);
  const found = Object.entries(words).find(([, said]) => said === word);
  return found ? Number(found[0]) : others[word];
}
