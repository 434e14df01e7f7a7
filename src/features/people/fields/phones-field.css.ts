import { style } from '@vanilla-extract/css';
import { rem } from '../../../ui/theme/scale.ts';

export const number = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7rem)',
  alignItems: 'end',
  gap: rem(8),
});
