import { from, rem } from './scale.ts';

/** Round the content of a page in the back office. */
export const pagePadding = {
  padding: rem(16),
  '@media': { [from.md]: { padding: `${rem(24)} ${rem(28)}` } },
} as const;

/** As wide as a page becomes; a wider screen has it in the middle. */
export const pageWidth = {
  width: '100%',
  maxWidth: rem(1600),
  marginInline: 'auto',
} as const;
