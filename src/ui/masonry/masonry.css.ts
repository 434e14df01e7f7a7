import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scale.ts';

export const columns = style({ display: 'flex', alignItems: 'flex-start', gap: rem(16) });
export const column = style({ display: 'grid', flex: 1, minWidth: 0, gap: rem(16) });
