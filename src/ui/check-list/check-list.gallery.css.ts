import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';

export const room = style({ height: rem(320) });
