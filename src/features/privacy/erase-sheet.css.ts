import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/theme/scale.ts';

export const consequences = style({
  display: 'grid',
  gap: rem(12),
});
export const title = style({
  fontWeight: 600,
});
