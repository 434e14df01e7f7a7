import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: rem(20),
});
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  width: `min(${rem(420)}, 100%)`,
  textAlign: 'center',
});
export const title = style(text('heading1'));
export const words = style({ ...text('bodyTouch'), color: vars.color.textMuted });
