import { breakpoint, motion, space as spaces, type } from './tokens.json';

/**
 * Sizes that stay the same in every scheme and theme, for `.css.ts` files. All text grows
 * with the person's own text size, so lengths are rem.
 */
export function rem(px: number): string {
  return `${px / 16}rem`;
}

type Space = keyof typeof spaces;

export function space(step: Space | number): string {
  return rem(spaces[String(step) as Space]);
}

type TextStyle = keyof typeof type;

/** Size, line, weight and tracking of a text style, to spread into a style. */
export function text(style: TextStyle) {
  const { size, line, weight, tracking } = type[style];
  return {
    fontSize: rem(size),
    lineHeight: line / size,
    fontWeight: weight,
    letterSpacing: tracking,
  } as const;
}

/** Of the text size that somebody set: large letters get the arrangement that has room for them. */
const em = (px: number) => `${px / 16}em`;

/** Media queries, upwards from a breakpoint. */
export const from = {
  sm: `(min-width: ${em(breakpoint.sm)})`,
  md: `(min-width: ${em(breakpoint.md)})`,
  lg: `(min-width: ${em(breakpoint.lg)})`,
  xl: `(min-width: ${em(breakpoint.xl)})`,
} as const;

export const below = {
  md: `(max-width: ${em(breakpoint.md - 0.02)})`,
  lg: `(max-width: ${em(breakpoint.lg - 0.02)})`,
  xl: `(max-width: ${em(breakpoint.xl - 0.02)})`,
} as const;
/** Phones on which a count's name would break beside keys of the usual size. */
export const smallPhone = `screen and (max-width: ${em(389.98)})`;
/** Text so large, or a screen so small, that two things have no room beside each other. */
export const cramped = `screen and (max-width: ${em(256)})`;
/** So low that bars at its top and bottom would take a third of it: they go with the page. */
export const low = `screen and (max-height: ${em(360)})`;
export const coarse = '(pointer: coarse)';
export const fine = '(pointer: fine)';
/** In the back office of who wants more on a screen; never where fingers point. */
export const compact = '[data-density="compact"] &';
export const reduced = '(prefers-reduced-motion: reduce)';
export const forced = '(forced-colors: active)';

export const duration = {
  fast: `${motion.duration.fast}ms`,
  base: `${motion.duration.base}ms`,
  slow: `${motion.duration.slow}ms`,
  sheet: `${motion.duration.sheet}ms`,
} as const;
export const easing = motion.easing;

/** Digits of one width, so that numbers do not dance while counting. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** For code; every device brings one. */
export const mono = 'ui-monospace, SFMono-Regular, Consolas, monospace';
