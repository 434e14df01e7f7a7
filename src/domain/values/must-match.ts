/** Error of a text that is typed twice; null while the second is empty. */
export function mustMatch(first: string, second: string, sentence: string): string | null {
  return second === '' || first === second ? null : sentence;
}
