import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(16),
  rowGap: rem(4),
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: rem(6) });
