import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { forced, tabular, text } from '../theme/scale.ts';

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
  fill: vars.color.text,
  fontWeight: 600,
});
