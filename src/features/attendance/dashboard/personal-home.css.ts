import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { below, from, rem, tabular, text } from '../../../ui/theme/scale.ts';

/** Room for two beside each other. */
const paired = '(min-width: 22em)';

export const grid = style({
  display: 'grid',
  gap: rem(8),
  '@media': {
    [paired]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.md]: { gap: rem(16), gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = style({
  display: 'grid',
  gap: rem(4),
  alignContent: 'start',
  // Of three in two columns, the last has the whole row.
  '@media': {
    [`${paired} and ${below.md}`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
  },
});
export const name = style({ ...text('small'), color: vars.color.textMuted });
export const number = style({ ...text('display'), ...tabular });
export const detail = style({ ...text('small'), color: vars.color.textMuted });
