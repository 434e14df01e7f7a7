import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { rem } from '../../../ui/theme/scale.ts';

const { color, accent } = vars;

/** Green at first light: not the theme's own colour, so that it is seen to be another page. */
const green = (light: number) =>
  `color-mix(in srgb, color-mix(in srgb, ${color.successSolid}, ${color.infoSolid} 35%) ${light}%, black)`;

export const dawn = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(${green(46)}, ${green(62)} 50%, ${green(36)})`,
  color: accent.onAccent,
});
export const peaks = style({ fill: green(50) });
export const slope = style({ fill: green(36) });
export const valley = style({ fill: green(26) });

export const crowd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(12),
});
export const faces = style({ display: 'flex', marginInlineStart: rem(8) });
