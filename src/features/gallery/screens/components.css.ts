import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(220)}), 1fr))`,
  gap: rem(12),
});
export const link = style({
  display: 'block',
  borderRadius: rem(radius.card),
  color: 'inherit',
  textDecoration: 'none',
});
export const title = style({
  ...text('title'),
  display: 'inline-block',
  color: vars.color.text,
  textUnderlineOffset: rem(3),
});
export const about = style({ ...text('small'), color: vars.color.textMuted });
export const part = style({ scrollMarginBlockStart: rem(72), minWidth: 0 });
