import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';
import { color, radius } from '../theme/tokens.json';

/** Dark on white in both schemes: cameras read it so, and they read it fastest from a bright tile. */
export const paper = color.surface.light.hex;
export const ink = color.text.light.hex;

export const code = style({
  display: 'block',
  width: '100%',
  maxWidth: rem(300),
  height: 'auto',
  borderRadius: rem(radius.stepper),
  forcedColorAdjust: 'none',
});
