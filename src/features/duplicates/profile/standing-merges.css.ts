import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const merge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
