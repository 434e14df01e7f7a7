import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';

export const low = style({ maxHeight: rem(160), padding: rem(4) });
