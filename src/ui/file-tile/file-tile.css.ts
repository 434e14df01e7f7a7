import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

const { color } = vars;
const square = {
  width: rem(44),
  height: rem(44),
  flexShrink: 0,
  borderRadius: rem(radius.control),
} as const;

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minWidth: 0,
  padding: rem(8),
  border: `1px solid ${color.border}`,
  borderRadius: rem(radius.card),
  background: color.surface,
});
export const kind = style({
  ...square,
  ...text('caption'),
  display: 'grid',
  placeItems: 'center',
  background: color.neutralSoft,
  color: color.neutralText,
  fontWeight: 600,
});
export const picture = style({ ...square, objectFit: 'cover' });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ ...text('body'), fontWeight: 500, overflowWrap: 'anywhere' });
export const link = style([
  name,
  { color: vars.accent.accentText, textUnderlineOffset: rem(3), display: 'inline-block' },
]);
export const sign = style({ display: 'inline-block', verticalAlign: 'baseline' });
export const size = style({ ...text('small'), ...tabular, color: color.textMuted });
