import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const form = style({ display: 'grid', gap: rem(16), maxWidth: rem(420) });
export const actions = style({ display: 'flex', justifyContent: 'end' });
