import { style } from '@vanilla-extract/css';
import { rem, tabular } from '../theme/scale.ts';

export const total = style({ ...tabular, display: 'grid', gap: rem(12), minWidth: 0 });
