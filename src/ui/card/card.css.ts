import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';

export const card = style({
  padding: rem(20),
  border: `1px solid ${vars.color.border}`,
  borderRadius: rem(radius.card),
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  minWidth: 0,
});
