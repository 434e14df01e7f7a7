import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const tab = style({ display: 'grid', gap: rem(16) });
export const state = style({ justifySelf: 'start' });
export const form = style({ display: 'grid', gap: rem(16), maxWidth: rem(420) });
export const actions = style({ display: 'flex', justifyContent: 'end' });
