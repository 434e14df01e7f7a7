import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(34),
  blockSize: rem(34),
  borderRadius: rem(radius.control),
  background: vars.color.sunken,
  color: vars.color.textMuted,
});
export const attendance = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8) });
export const takes = style({ color: vars.color.successText });
