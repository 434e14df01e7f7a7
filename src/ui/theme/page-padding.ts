import { from, rem } from './scale.ts';

/** Round the content of a page in the back office. */
export const pagePadding = {
  padding: rem(16),
  '@media': { [from.md]: { padding: `${rem(24)} ${rem(28)}` } },
} as const;
