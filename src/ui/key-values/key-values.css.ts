import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pageSide } from '../theme/reading-way.css.ts';
import { rem, text } from '../theme/scale.ts';

export const list = style({ display: 'grid', gap: rem(10) });
export const row = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(16)}`,
});
export const name = style({ color: vars.color.textMuted });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', textAlign: pageSide.end });
