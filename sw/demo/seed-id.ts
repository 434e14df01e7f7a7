/** Ids read like those made later, and are the same on every device. `kind` tells an app's tables apart. */
export function seedId(kind: 'a' | 'b' | 'c' | 'd' | 'e', number: number): string {
  return `${kind.repeat(8)}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
