import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';

const { color, accent } = vars;

export const scene = style({
  display: 'block',
  width: rem(200),
  maxWidth: '100%',
  height: 'auto',
  fill: 'none',
  stroke: accent.accentText,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const sun = style({ fill: color.warningBorder, stroke: 'none' });
export const hill = style({ fill: accent.accentSoft, stroke: 'none' });
export const ground = style({ fill: accent.accentBorder, stroke: 'none', opacity: 0.7 });
export const spark = style({ stroke: color.warningSolid });
export const knob = style({ fill: accent.accentText, stroke: 'none' });
