import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem, text } from '../../../ui/theme/scale.ts';
import { radius } from '../../../ui/theme/tokens.json';

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: rem(220),
  overflow: 'hidden',
  borderRadius: rem(radius.card),
  background: vars.color.sunken,
});
export const thing = style({
  ...text('title'),
  display: 'grid',
  placeItems: 'center',
  width: rem(160),
  height: rem(96),
  borderRadius: rem(radius.card),
  background: vars.accent.accentSolid,
  color: vars.accent.onAccent,
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
