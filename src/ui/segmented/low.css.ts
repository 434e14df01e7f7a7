import { style } from '@vanilla-extract/css';
import { coarse, rem, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

/** As high as the keys and filters beside it. A file of its own: the first load has no list. */
export const group = style({
  selectors: { '&&': { padding: rem(2), borderRadius: rem(radius.control) } },
});

export const choice = style({
  selectors: {
    '&&': {
      ...text('small'),
      minHeight: rem(30),
      paddingInline: rem(12),
      borderRadius: rem(radius.sm),
    },
  },
  '@media': { [coarse]: { selectors: { '&&': { minHeight: rem(44) } } } },
});
