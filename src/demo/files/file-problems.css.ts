import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const problems = style({ margin: 0, paddingInlineStart: rem(18) });
