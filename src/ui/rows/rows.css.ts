import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';

/** Stands in for a row that cannot be drawn. */
export const unshown = style({
  padding: rem(14),
  color: vars.color.textMuted,
  listStyle: 'none',
});
