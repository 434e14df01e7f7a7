import { style } from '@vanilla-extract/css';
import { below, rem } from '../ui/theme/scale.ts';

/** On a phone as wide as its line leaves room for. */
export const search = style({
  width: `min(${rem(260)}, 100%)`,
  '@media': { [below.md]: { flex: '1 1 12rem', minWidth: 0 } },
});
export const wide = style({ width: '100%' });
