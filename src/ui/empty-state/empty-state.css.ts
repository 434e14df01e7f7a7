import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, text } from '../theme/scale.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(8),
  maxWidth: rem(360),
  margin: '0 auto',
  padding: `${rem(48)} ${rem(20)}`,
  textAlign: 'center',
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  marginBlockEnd: rem(4),
  borderRadius: rem(12),
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const title = style(text('title'));
export const words = style({ ...text('body'), color: vars.color.textMuted });
export const action = style({ marginBlockStart: rem(10) });
