import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';
import { size } from '../../../ui/theme/tokens.json';

export const form = style({ display: 'grid', gap: rem(16), maxWidth: rem(size.formMax) });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(8) });
