/** 'Monday', 'Monday and Friday', 'Monday, Wednesday and Friday'. */
export function andList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}
