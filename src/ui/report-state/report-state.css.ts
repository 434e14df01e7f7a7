import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem, tabular, text } from '../theme/scale.ts';

export const withReason = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(8)}`,
});
export const reason = style({ ...text('small'), color: vars.color.textMuted });
export const reminded = style({
  ...text('small'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(28),
  color: vars.color.textMuted,
});
