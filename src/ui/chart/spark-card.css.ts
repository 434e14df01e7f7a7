import { style } from '@vanilla-extract/css';
import { cardLook } from '../card/card-look.ts';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(8),
  padding: `${rem(14)} ${rem(20)}`,
  ...cardLook,
  minWidth: 0,
  breakInside: 'avoid',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(4),
});
export const title = style({ ...text('body'), color: vars.color.textMuted });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(4),
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const words = style({ display: 'grid', gap: rem(2), minWidth: 0 });
export const value = style({ ...text('heading1'), ...tabular, overflowWrap: 'anywhere' });
