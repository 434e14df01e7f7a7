import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const muted = style({ ...text('small'), color: vars.color.textMuted });
export const framed = style({
  padding: rem(20),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
  background: vars.color.surface,
});
