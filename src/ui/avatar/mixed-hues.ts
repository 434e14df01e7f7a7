import type { color } from '../theme/tokens.json';

/** Half of one, half of the other. */
export type Mix = readonly [one: keyof typeof color, other: keyof typeof color];

/** The hues that no tone has: the test of contrast mixes them as the browser does. */
export const mixedHues = {
  teal: { background: ['infoBorder', 'successSoft'], letters: ['successText', 'text'] },
  magenta: { background: ['violetBorder', 'dangerSoft'], letters: ['violetText', 'dangerText'] },
} as const satisfies Record<string, { background: Mix; letters: Mix }>;
