import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, rem, tabular, text } from '../theme/scale.ts';
import { type } from '../theme/tokens.json';

export const ring = style({ width: rem(64), height: rem(64) });

export const track = style({ fill: 'none', stroke: vars.color.sunken });
export const done = style({
  fill: 'none',
  stroke: vars.accent.accentSolid,
  strokeLinecap: 'round',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
export const words = style({
  ...text('small'),
  ...tabular,
  // It grows with the ring.
  fontSize: type.small.size,
  fill: vars.color.text,
  fontWeight: 600,
});
