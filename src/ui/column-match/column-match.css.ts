import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from, rem, text } from '../theme/scale.ts';

const { color } = vars;

export const name = style({ fontWeight: 500 });
export const leftOut = style({ color: color.textMuted, fontWeight: 400 });
/** One line each where there are columns; whole values where a row is a card. */
export const values = style({
  display: 'block',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    [from.md]: {
      maxWidth: rem(176),
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    [from.lg]: { maxWidth: rem(248) },
  },
});
export const target = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(20),
  '@media': { [from.md]: { minWidth: rem(250) } },
});
export const arrow = style({ color: color.textMuted });
export const nowhere = style({ borderStyle: 'dashed', color: color.textMuted });
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(8)}`,
});
export const sure = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  color: color.successText,
  fontWeight: 500,
});
export const out = style({ color: color.textMuted });
