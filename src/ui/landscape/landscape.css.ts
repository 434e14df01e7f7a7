import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, accent } = vars;
const sky = createVar();
const dark = (part: number) => `color-mix(in srgb, ${sky} ${part}%, black)`;

const scene = style({
  display: 'block',
  width: '100%',
  background: `linear-gradient(${dark(55)}, ${sky} 70%, color-mix(in srgb, ${sky} 55%, ${color.warningBorder}))`,
});
export const tones = styleVariants(
  {
    accent: accent.accentSolid,
    success: color.successSolid,
    info: color.infoSolid,
    violet: color.violetSolid,
    warning: color.warningSolid,
  },
  (solid) => [scene, { vars: { [sky]: solid } }],
);
/** The warm light is the same over every hill, in both schemes. */
export const sun = style({ fill: `color-mix(in srgb, ${color.away} 75%, white)` });
export const far = style({ fill: dark(62) });
export const near = style({ fill: dark(42) });
