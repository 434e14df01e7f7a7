/** Number of each different key, in the order in which they came. */
export function numbered<Key>() {
  const known = new Map<Key, number>();
  const all: Key[] = [];
  return {
    all,
    of(key: Key): number {
      const number = known.get(key);
      if (number !== undefined) return number;
      known.set(key, all.length);
      return all.push(key) - 1;
    },
  };
}
