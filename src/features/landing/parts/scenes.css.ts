import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/contract.css.ts';
import { nightfall } from './nightfall.ts';

const { color, accent } = vars;

const hue = createVar();
const shade = (light: number, into = 'black') => `color-mix(in srgb, ${hue} ${light}%, ${into})`;

const scene = style({
  display: 'block',
  width: '100%',
  aspectRatio: '360 / 224',
  background: `linear-gradient(${shade(62)}, ${shade(92)} 60%, ${shade(62, 'white')})`,
});

export const scenes = styleVariants({
  ushers: [scene, { vars: { [hue]: accent.accentSolid } }],
  staff: [scene, { vars: { [hue]: color.warningSolid } }],
  everybody: [scene, { vars: { [hue]: color.successSolid } }],
});

export const sun = style({ fill: `color-mix(in srgb, ${color.away} 60%, white)` });
export const far = style({ fill: shade(74) });
export const near = style({ fill: shade(46) });
export const house = style({ fill: shade(18, 'white') });
export const line = style({ stroke: shade(18, 'white'), strokeWidth: 4, fill: 'none' });

export const dusk = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const duskSun = style({
  fill: `color-mix(in srgb, ${color.away} 70%, ${accent.onAccent})`,
  opacity: 0.55,
});
export const mountain = style({ fill: nightfall(62) });
export const hill = style({ fill: nightfall(48) });
export const valley = style({ fill: nightfall(36) });
