/** Longest name of a door, in UTF-16 units: it fits a code for a camera. */
export const doorNameLength = 40;

/** Names that most churches need; any other can be typed. */
export const usualDoors = ['Main door', 'Side door', 'Children', 'Gallery', 'Overflow'] as const;

/** The first usual door at which nobody counts yet. */
export function freeDoor(taken: readonly string[]): string {
  return usualDoors.find((door) => !taken.includes(door)) ?? `Door ${taken.length + 1}`;
}
