import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rem } from '../theme/scale.ts';
import { radius } from '../theme/tokens.json';
import { mixedHues, type Mix } from './mixed-hues.ts';

const { color } = vars;

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: rem(radius.pill),
  fontWeight: 600,
  letterSpacing: 0,
});

export const sizes = styleVariants({
  small: { width: rem(32), height: rem(32), fontSize: rem(12) },
  middle: { width: rem(40), height: rem(40), fontSize: rem(14) },
  profile: { width: rem(80), height: rem(80), fontSize: rem(28) },
});

/** Between two tones; a browser that cannot mix shows the letters alone. */
const between = ([one, other]: Mix) => `color-mix(in srgb, ${color[one]}, ${color[other]})`;

const mixed = ({ background, letters }: (typeof mixedHues)[keyof typeof mixedHues]) => ({
  background: between(background),
  color: between(letters),
});

/** Seven that differ in every theme: neither the accent, which may be any of them, nor grey. */
export const hues = styleVariants({
  info: { background: color.infoSoft, color: color.infoText },
  success: { background: color.successSoft, color: color.successText },
  violet: { background: color.violetSoft, color: color.violetText },
  warning: { background: color.warningSoft, color: color.warningText },
  danger: { background: color.dangerSoft, color: color.dangerText },
  teal: mixed(mixedHues.teal),
  magenta: mixed(mixedHues.magenta),
});
