import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: rem(12),
});
export const form = style({
  display: 'grid',
  gap: rem(12),
  '@media': { print: { display: 'none' } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(12),
});
export const told = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  color: vars.color.textMuted,
});
