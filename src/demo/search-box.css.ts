import { style } from '@vanilla-extract/css';
import { rem } from '../ui/theme/scale.ts';

export const search = style({ width: `min(${rem(260)}, 100%)` });
export const wide = style({ width: '100%' });
