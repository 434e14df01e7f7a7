import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

/** Its own colours, which may be see-through. */
export const own = style({
  flexShrink: 0,
  width: rem(28),
  height: rem(28),
  borderRadius: '24%',
  objectFit: 'cover',
});
export const middle = style({ width: rem(40), height: rem(40) });
