/** Reads texts from an address: what is no text, and every other key, is not there. */
export function searchTexts<Key extends string>(...keys: Key[]) {
  return (search: Record<string, unknown>): Partial<Record<Key, string>> =>
    Object.fromEntries(
      keys.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : [])),
    ) as Partial<Record<Key, string>>;
}
