import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem } from '../theme/scale.ts';

export const tile = style({
  display: 'block',
  flexShrink: 0,
  width: rem(28),
  height: rem(28),
  borderRadius: '24%',
  background: vars.accent.accentSolid,
  color: vars.accent.onAccent,
  '@media': { [forced]: { border: '1px solid CanvasText', color: 'CanvasText' } },
});

export const large = style({ width: rem(52), height: rem(52) });
export const middle = style({ width: rem(40), height: rem(40) });
