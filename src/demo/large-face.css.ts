import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/theme/scale.ts';

/** Around a picture of a person that is larger than every other one: its size is no style of what is shown first. */
export const largeFace = style({ display: 'inline-grid' });
globalStyle(`${largeFace} > *`, { width: rem(128), height: rem(128), fontSize: rem(44) });
