import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color, accent } = vars;

export const box = style({
  ...tabular,
  display: 'flex',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)}`,
  border: `1px solid ${accent.accentBorder}`,
  borderRadius: rem(radius.card),
  background: accent.accentSoft,
});
export const icon = style({ color: accent.accentText });
export const words = style({ display: 'grid', gap: rem(4), minWidth: 0 });
export const rule = style(text('title'));
export const more = style({ ...text('body'), color: color.textMuted });
