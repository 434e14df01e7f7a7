import { style } from '@vanilla-extract/css';
import { rem } from '../../../../ui/theme/scale.ts';

export const end = style({ display: 'flex', gap: rem(4), marginInlineStart: 'auto' });
