import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/contract.css.ts';
import { rem, text } from '../ui/theme/scale.ts';

export const page = style({
  display: 'grid',
  gap: rem(28),
  maxWidth: rem(1280),
  margin: '0 auto',
  padding: rem(28),
});
export const title = style(text('heading1'));
export const part = style({ display: 'grid', gap: rem(12) });
export const name = style({ ...text('title'), color: vars.color.textMuted });
export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: rem(16) });
export const example = style({ display: 'grid', gap: rem(6), flex: '1 1 36rem', minWidth: 0 });
export const label = style({ ...text('label'), color: vars.color.textSubtle });
